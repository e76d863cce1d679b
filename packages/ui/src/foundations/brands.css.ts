import { brands, createTheme } from "../theme-builder/index.ts";
import { vars } from "../theme/index.ts";
import { themeStyle } from "../theme/layered.ts";

// Built while styles are compiled, as a site would do it: a brand whose contrast falls short breaks Storybook.
for (const [name, brand] of Object.entries(brands)) {
  for (const { selector, media, declarations } of createTheme(brand, { selector: `[data-brand="${name}"]` })
    .rules) {
    const vars = { ...declarations };
    themeStyle(selector, media === undefined ? { vars } : { "@media": { [media]: { vars } } });
  }
}

// What is inherited was computed from the brand outside.
themeStyle("[data-brand]", { color: vars.color.text.default });
