import type { ReactNode } from "react";
import type { FormState } from "../form/index.ts";
import type { SendRequest } from "./send-with.ts";
import type { Sender } from "./sender-fields.tsx";
import type { RootProps } from "../layout/root-props.ts";

/** What all forms to the company take. */
export interface RequestFormProps extends RootProps<HTMLFormElement> {
  /** Where the form is posted before and without script. */
  action: string;
  /** Sends what was filled in; a rejection counts as a failure and loses nothing. */
  send?: SendRequest;
  /** What the server answered to the form without script. */
  state?: FormState;
  /** What is known about the sender. */
  sender?: Sender;
  /** Above the button: where the privacy notice is, for instance. */
  note?: ReactNode;
  /** Called once it has been sent, with what the server said. */
  onSent?: (message: string | undefined) => void;
  /** Closes what is around the form; the view of success then has a button for it. */
  onClose?: () => void;
}
