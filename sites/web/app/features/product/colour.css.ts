import { media, parts, siteStyle, vars } from "@preforma/ui/theme";

export const section = siteStyle({
  ...parts.stacked("l"),
  marginBlockStart: vars.space.xl,
  // Hidden where no picture can be mixed.
  "@media": { "(scripting: none)": { display: "none" }, [media.print]: { display: "none" } },
});

export const header = siteStyle({ display: "grid", gap: vars.space.xs });

export const studio = siteStyle({
  ...parts.shoulder,
  ...parts.stacked("l"),
  alignItems: "start",
  // Reserves the height of picture and swatches, so that nothing below shifts when they load.
  minBlockSize: "52rem",
  padding: vars.space.l,
  ...parts.raised,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gap: vars.space.xxl,
      minBlockSize: "40rem",
    },
  },
});

export const preview = siteStyle({
  ...parts.shoulder,
  position: "relative",
  overflow: "hidden",
  backgroundColor: vars.color.tile.ground,
});
export const picture = siteStyle({ ...parts.fullWidth, aspectRatio: "4 / 5", objectFit: "cover" });
export const tinted = siteStyle({ position: "absolute", inset: 0 });
export const choices = siteStyle({
  ...parts.stacked("xl"),
  minInlineSize: 0,
  "@media": { [media.desktop]: { alignSelf: "center" } },
});
/** As wide as its text. */
export const hint = siteStyle({ justifySelf: "start" });
