import { live as liveOf } from "../documentation/live.ts";
import { fixtureAddresses } from "../fixtures/index.ts";
import { AddressCard } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(AddressCard, () => ({ address: fixtureAddresses[0] }), 420);
