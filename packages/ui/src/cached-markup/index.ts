export { CachedMarkup, type CachedMarkupProps } from "./cached-markup.tsx";
export { createMarkupCache, type MarkupCache } from "../provider/markup-cache.ts";
