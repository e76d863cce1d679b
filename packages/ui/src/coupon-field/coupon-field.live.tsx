import { live as liveOf } from "../documentation/live.ts";
import { CouponField } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  CouponField,
  () => ({
    action: "#",
    removeAction: "#",
    applied: { code: "BAHAR10" },
  }),
  400,
);
