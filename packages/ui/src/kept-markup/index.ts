export { KeptMarkup, type KeptMarkupProps } from "./kept-markup.tsx";
export { createMarkupKeeper, type MarkupKeeper } from "./markup-keeper.ts";
