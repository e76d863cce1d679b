import { useState } from "react";
import { Button } from "../../button/index.ts";
import { Dialog } from "../../dialog/index.ts";
import { Table } from "../../table/index.ts";
import { Tabs } from "../../tabs/index.ts";
import { Toaster, useToast } from "../../toast/index.ts";

const products = ["PB-100", "PB-250", "PB-500"].map((code) => ({ code }));

const more = ({ code }: { code: string }) => <a href={`/${code}`}>More</a>;
const columns = [
  { key: "code", title: "Code", cell: ({ code }: { code: string }) => code },
  { key: "more", title: "More", cell: more },
];

/** Tabs, a table with a selection in a form, and what says something, in a dialog too. */
export function Collections() {
  const { show, error } = useToast();
  const [shown, setShown] = useState("");
  return (
    <>
      <Tabs
        id="tabs"
        label="Bottle"
        onValueChange={setShown}
        items={[
          { id: "about", label: "About", content: <p>Light and clear.</p> },
          { id: "sizes", label: "Sizes", content: <a href="/sizes">All sizes</a> },
          { id: "reviews", label: "Reviews", content: <p>Four stars.</p> },
        ]}
      />
      <output id="shown">{shown}</output>
      <form id="chosen" action="/chosen">
        <Table
          id="products"
          caption="Products"
          columns={columns}
          rows={products}
          rowKey={({ code }) => code}
          selectionMode="multiple"
          name="code"
        />
        <button id="send">Send</button>
      </form>
      <button type="button" id="say" onClick={() => show({ text: "Saved", duration: 15_000 })}>
        Say
      </button>
      <Dialog title="Order" trigger={<Button id="order">Order</Button>}>
        <button type="button" id="fail" onClick={() => error("Not added")}>
          Fail
        </button>
      </Dialog>
      <Toaster />
    </>
  );
}
