import { create, type ThemeVars } from "storybook/theming";
import { schemes, shared, type Scheme } from "../../packages/ui/src/theme/tokens.ts";

/** Storybook's own surfaces in the library's colours and type. */
function themeOf(base: "light" | "dark", { color }: Scheme): ThemeVars {
  return create({
    base,
    brandTitle: "Preforma components",
    brandUrl: "./?path=/docs/introduction--docs",
    brandTarget: "_self",
    fontBase: shared.font.family.base,
    fontCode: shared.font.family.mono,
    colorPrimary: color.brand.solid,
    colorSecondary: color.text.link,
    appBg: color.surface.sunken,
    appContentBg: color.surface.page,
    appPreviewBg: color.surface.page,
    appBorderColor: color.border.default,
    appBorderRadius: 8,
    textColor: color.text.default,
    textInverseColor: color.brand.onSolid,
    textMutedColor: color.text.muted,
    barBg: color.surface.base,
    barTextColor: color.text.muted,
    barHoverColor: color.text.link,
    barSelectedColor: color.text.link,
    inputBg: color.surface.base,
    inputBorder: color.border.control,
    inputTextColor: color.text.default,
    inputBorderRadius: 6,
    buttonBg: color.surface.base,
    buttonBorder: color.border.control,
    booleanBg: color.surface.sunken,
    booleanSelectedBg: color.surface.base,
  });
}

/** Storybook's theme in each scheme. */
export const storybookThemes = {
  light: themeOf("light", schemes.light),
  dark: themeOf("dark", schemes.dark),
} as const;
