import { Truck } from "../drawings/index.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Icon } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Icon, () => ({ icon: Truck }));
