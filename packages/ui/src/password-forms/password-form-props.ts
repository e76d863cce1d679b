import type { FormProps, FormState } from "../form/index.ts";

/** What all forms about passwords take. */
export interface PasswordFormProps {
  /** Where the form is posted before and without script. */
  action: string;
  /** Sends what was filled in. */
  send?: FormProps["send"];
  /** What the server answered to the form without script. */
  state?: FormState;
  /** Called once it has been sent, with what the server said. */
  onSent?: (message: string | undefined) => void;
  /** Names the form where its heading does not. */
  "aria-labelledby"?: string;
}
