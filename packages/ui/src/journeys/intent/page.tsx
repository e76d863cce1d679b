import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../button/index.ts";
import { Combobox } from "../../combobox/index.ts";
import { Dialog } from "../../dialog/index.ts";
import { DropdownMenu } from "../../dropdown-menu/index.ts";
import { messagesFor } from "../../messages/index.ts";
import { NumberField } from "../../number-field/index.ts";
import { Popover } from "../../popover/index.ts";
import { UiProvider } from "../../provider/index.ts";
import { Choices, Collections, Fields } from "./parts.tsx";
import { QuantityStepper } from "../../quantity-stepper/index.ts";
import { UserMenu } from "../../user-menu/index.ts";
import "../../theme/theme.css.ts";

const cities = ["Adana", "Ankara", "Bursa", "İzmir"].map((label) => ({ value: label.slice(0, 2), label }));

/** A popover and a menu, each in a paragraph of a form that records submits and presses. */
export function JourneyPage() {
  const [presses, setPresses] = useState(0);
  const [done, setDone] = useState("");
  const [reason, setReason] = useState("");
  useEffect(() => void (document.documentElement.dataset.hydrated = ""), []);
  return (
    <UiProvider locale="en" direction="ltr" messages={messagesFor("en")}>
      <form
        id="outer"
        action="/sent"
        onSubmit={(event) => {
          event.preventDefault();
          setDone("outer");
        }}
      >
        <p>
          <Popover
            label="Hint"
            trigger={
              <Button id="hint" onClick={() => setPresses((count) => count + 1)}>
                Neck finish
              </Button>
            }
          >
            <input name="neck" defaultValue="28/410" />
          </Popover>{" "}
          <DropdownMenu
            label="Actions"
            trigger={<Button id="actions">Actions</Button>}
            items={[
              { id: "invoice", label: "Invoice", href: "/invoice" },
              { id: "copy", label: "Copy", onSelect: () => setDone("copy") },
              { id: "cancel", label: "Cancel", onSelect: () => setDone("cancel") },
            ]}
          />
        </p>
        <output id="reason">{reason}</output> <output id="presses">{presses}</output>{" "}
        <output id="done">{done}</output>
        <button type="button" id="elsewhere">
          Elsewhere
        </button>
        <Dialog
          title="Sample"
          trigger={<Button id="ask">Ask</Button>}
          onOpenChange={(open, reason) => setReason(`${open} ${reason}`)}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setDone("dialog");
            }}
          >
            <input name="sample" defaultValue="PB-250" />
          </form>
          <Popover label="Sample hint" data-testid="sample" trigger={<Button id="sample-hint">Size</Button>}>
            100 ml
          </Popover>
        </Dialog>
      </form>
      <UserMenu
        id="account"
        session={{
          status: "authenticated",
          user: { name: "Deniz", surname: "Yılmaz", email: "deniz@example.com" },
        }}
        accountHref="/account"
        signInHref="/login"
        registerHref="/register"
        signOut={{ action: "/sign-out", fields: { csrfToken: "9f2c" } }}
      />
      <InFrame />
      <form id="place">
        <Combobox id="city" label="City" name="city" options={cities} />
      </form>
      <form id="numbers">
        <NumberField
          id="wall"
          label="Wall"
          name="wall"
          unit="millimeter"
          min={0.4}
          step={0.1}
          defaultValue={0.8}
          steppers
        />
        <QuantityStepper id="pieces" rule={{ minimum_order: 100, carton_quantity: 50 }} name="pieces" />
      </form>
      <dialog id="modal">
        <Popover label="Inner hint" data-testid="inner" trigger={<Button id="inner-hint">Volume</Button>}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setDone("inner");
            }}
          >
            <button>Send</button>
          </form>
        </Popover>
      </dialog>
      <Fields />
      <Collections />
      <Choices />
    </UiProvider>
  );
}

/** A popover and a dialog that this page renders into the document of a frame. */
function InFrame() {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows only what this page renders into it */}
      <iframe title="Frame" ref={(frame) => setBody(frame?.contentDocument?.body)} />
      {body !== undefined &&
        createPortal(
          <>
            <Popover label="Framed hint" trigger={<Button id="framed-hint">Hint</Button>}>
              <input name="framed" />
            </Popover>
            <Dialog title="Framed dialog" trigger={<Button id="framed-ask">Ask</Button>}>
              <input name="framed-sample" />
            </Dialog>
          </>,
          body,
        )}
    </>
  );
}
