export { AccountFrame } from "./account-frame.tsx";
export { accountPage, NarrowPage } from "./account-page.tsx";
export { sitePlaces } from "./places.ts";
