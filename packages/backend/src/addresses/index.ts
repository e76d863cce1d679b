export { addressData } from "./personal-data.ts";
export { addressRoutes } from "./routes.ts";
export { addressesOf, addressOf } from "./store.ts";
