import type { FormProps, FormState } from "../form/index.ts";
import type { RootProps } from "../layout/root-props.ts";

/** What all forms about passwords take. */
export interface PasswordFormProps extends RootProps<HTMLFormElement> {
  /** Where the form is posted before and without script. */
  action: string;
  /** Sends what was filled in. */
  send?: FormProps["send"];
  /** What the server answered to the form without script. */
  state?: FormState;
  /** Called once it has been sent, with what the server said. */
  onSent?: (message: string | undefined) => void;
}
