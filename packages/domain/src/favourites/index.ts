export { favouriteTexts } from "./messages.ts";
export * from "./queries.ts";
