import { live as liveOf } from "../documentation/live.ts";
import { Skeleton } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Skeleton, () => ({ shape: "tile" as const }), 240);
