import { addons } from "storybook/manager-api";
import { storybookThemes } from "./docs/themes.ts";

// Storybook's own frame follows the system; what stands in it follows the toolbar.
const dark = window.matchMedia("(prefers-color-scheme: dark)").matches;

addons.setConfig({
  theme: storybookThemes[dark ? "dark" : "light"],
  sidebar: { showRoots: true, collapsedRoots: ["account", "pages"] },
});
