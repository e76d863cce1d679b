import { createElement } from "react";
import { addons } from "storybook/manager-api";
import { storybookThemes } from "./docs/themes.ts";
import { nameOf, statusOf } from "./names.ts";

// The frame of Storybook follows the system; the stories follow the toolbar.
const dark = window.matchMedia("(prefers-color-scheme: dark)").matches;

addons.setConfig({
  theme: storybookThemes[dark ? "dark" : "light"],
  sidebar: {
    showRoots: true,
    collapsedRoots: ["account", "pages"],
    renderLabel: (item) => {
      if (item.type !== "component") return item.name;
      const status = statusOf(item.tags);
      const name = nameOf(item.name);
      return status === "stable"
        ? name
        : createElement("span", null, name, " ", createElement("small", null, status));
    },
  },
});
