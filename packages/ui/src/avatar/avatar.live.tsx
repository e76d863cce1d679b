import { live as liveOf } from "../documentation/live.ts";
import { Avatar } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Avatar, () => ({ name: "İpek", surname: "Şahin" }));
