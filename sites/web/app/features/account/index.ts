export { AccountFrame } from "./account-frame.tsx";
export { accountPage, type AccountPage } from "./account-page.ts";
export { NarrowPage } from "./narrow-page.tsx";
export { sitePlaces } from "./places.ts";
