import { getFileScope } from "@vanilla-extract/css/fileScope";
import { layered } from "./layered.ts";
import { heightLayers, uiLayer } from "./layers.css.ts";
import heights from "./style-heights.json" with { type: "json" };

const heightOf = new Map(Object.entries(heights));

/**
 * The layer of a library file's styles, by its height in `style-heights.json`, which `scripts/style-heights.ts`
 * computes. Between rules of equal specificity the later one wins, so without layers a part whose style sheet is loaded
 * last would override the component that composes it. A style without a height yet is above all others.
 */
function layerOf(file: string): string {
  const [folder, name] = file.split("/").slice(-2);
  const height = heightOf.get(`${folder}/${name?.replace(/\.css\.ts$/, "")}`);
  return (height === undefined ? undefined : heightLayers[height]) ?? uiLayer;
}

/** Styles of library components: the layer within `ui` for the file's height. */
export const { style, styleVariants, globalStyle } = layered(() => layerOf(getFileScope().filePath));
