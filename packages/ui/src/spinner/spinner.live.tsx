import { live as liveOf } from "../documentation/live.ts";
import { Spinner } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Spinner, () => ({ labelled: true }));
