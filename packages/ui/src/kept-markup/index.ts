export { KeptMarkup, type KeptMarkupProps } from "./kept-markup.tsx";
export { createMarkupKeeper, type MarkupKeeper } from "../provider/markup-keeper.ts";
