export { AccountFrame } from "./account-frame.tsx";
export { accountPage, NarrowPage, type AccountPage } from "./account-page.tsx";
export { sitePlaces } from "./places.ts";
