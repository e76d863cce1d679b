import { media, parts, siteStyle, vars } from "@preforma/ui/theme";

export const section = siteStyle({
  ...parts.stacked("l"),
  marginBlockStart: vars.space.xl,
  // Nothing to try where nothing can be mixed.
  "@media": { "(scripting: none)": { display: "none" }, [media.print]: { display: "none" } },
});

export const header = siteStyle({ display: "grid", gap: vars.space.xs });

export const studio = siteStyle({
  ...parts.shoulder,
  ...parts.stacked("l"),
  alignItems: "start",
  // The room that picture and swatches will take, so that nothing below moves when they come.
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
/** As wide as its words. */
export const hint = siteStyle({ justifySelf: "start" });
