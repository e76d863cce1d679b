import { Form, SubmitButton } from "@preforma/ui/form";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { usePageFormState } from "../../platform/forms/use-page-form.ts";

interface FollowLinkProps {
  /** The secret of the link in the mail; empty where the address has none. */
  token: string;
  button: string;
  /** Follows it as soon as there is script. Not for what cannot be taken back. */
  automatic?: boolean;
  /** Takes the place of the button once it worked. */
  done: ReactNode;
  /** Takes its place when the link is worth nothing. */
  used: ReactNode;
  /** The content around the button until then. */
  children: (button: ReactNode) => ReactNode;
}

/**
 * A link of a mail, followed by a press of a button: mail programs open links to look at what is behind them, and
 * one that works once would be used up by that.
 */
export function FollowLink({ token, button, automatic = false, done, used, children }: FollowLinkProps) {
  const [isDone, setDone] = useState(false);
  const [isUsed, setUsed] = useState(token === "");
  const form = usePageFormState("follow", {
    keep: ["token"],
    onAnswer({ state, detail }) {
      setDone(state.outcome?.ok === true);
      setUsed(detail?.["status"] === notThere);
    },
  });
  const place = useRef<HTMLDivElement>(null);
  const began = useRef(false);
  const waits = form.props.state === undefined && token !== "";
  useEffect(() => {
    if (!automatic || !waits || began.current) return;
    began.current = true;
    place.current?.querySelector("form")?.requestSubmit();
  }, [automatic, waits]);

  if (isDone || form.props.state?.outcome?.ok === true) return done;
  if (isUsed || form.detail?.["status"] === notThere) return used;
  return children(
    <div ref={place}>
      <Form {...form.props}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton wide>{button}</SubmitButton>
      </Form>
    </div>,
  );
}

/** What the API says of a link that is worth nothing. */
const notThere = 404;
