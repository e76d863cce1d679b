import { createElement } from "react";
import { addons } from "storybook/manager-api";
import { storybookThemes } from "./docs/themes.ts";
import { nameOf } from "./names.ts";

// The frame of Storybook follows the system; the stories follow the toolbar.
const dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
const statuses = ["new", "experimental"];

addons.setConfig({
  theme: storybookThemes[dark ? "dark" : "light"],
  sidebar: {
    showRoots: true,
    collapsedRoots: ["account", "pages"],
    // A component that is neither new nor experimental is stable.
    renderLabel: (item) => {
      const status = "tags" in item ? statuses.find((tag) => item.tags?.includes(tag)) : undefined;
      const name = item.type === "component" ? nameOf(item.name) : item.name;
      return item.type === "component" && status !== undefined
        ? createElement("span", null, name, " ", createElement("small", null, `(${status})`))
        : name;
    },
  },
});
