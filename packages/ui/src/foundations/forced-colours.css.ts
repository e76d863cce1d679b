import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

const { color, shadow } = vars;
const all = (group: Readonly<Record<string, string>>, value: string) =>
  Object.fromEntries(Object.values(group).map((name) => [name, value]));

/**
 * What a browser with forced colours makes of the theme, said through the tokens: grounds, texts, lines and buttons
 * in the system's colours, no shadows. `.storybook/forced-colours.ts` turns on what components say for themselves.
 */
globalStyle(":root[data-forced-colours], :root[data-forced-colours] :is([data-brand], [data-contrast])", {
  vars: {
    ...all(color.surface, "Canvas"),
    ...all(color.text, "CanvasText"),
    [color.text.link]: "LinkText",
    ...all(color.border, "CanvasText"),
    [color.border.control]: "ButtonBorder",
    ...all(color.brand, "ButtonFace"),
    [color.brand.onSolid]: "ButtonText",
    [color.brand.onSoft]: "ButtonText",
    ...all(color.accent, "ButtonFace"),
    [color.accent.onSolid]: "ButtonText",
    [color.accent.onSoft]: "ButtonText",
    ...all(color.success, "CanvasText"),
    [color.success.soft]: "Canvas",
    ...all(color.warning, "CanvasText"),
    [color.warning.soft]: "Canvas",
    ...all(color.danger, "CanvasText"),
    [color.danger.solid]: "ButtonFace",
    [color.danger.onSolid]: "ButtonText",
    [color.danger.soft]: "Canvas",
    ...all(color.tile, "CanvasText"),
    [color.tile.ground]: "Canvas",
    [color.tile.veil]: "transparent",
    [color.focus]: "Highlight",
    [color.highlight]: "Mark",
    [color.onHighlight]: "MarkText",
    [color.skeleton]: "Canvas",
    [color.skeletonShine]: "Canvas",
    ...all(shadow, "none"),
  },
});

// Links, over the colours of components: the name beside the mark has a background's colour otherwise.
globalStyle(":root[data-forced-colours] a[href]", { color: "LinkText !important" });
