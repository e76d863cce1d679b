import { vars } from "../theme/contract.css.ts";
import { raised, shoulder, smallMuted, stacked, subheading, wrapping } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const root = style({
  ...shoulder,
  ...stacked("m"),
  overflow: "hidden",
  ...raised,
});

/** The same size before and after, so that nothing shifts when the map loads. */
export const stage = style({
  display: "grid",
  minBlockSize: "18rem",
  backgroundColor: vars.color.surface.sunken,
  // A faint grid of streets, drawn by the page itself.
  backgroundImage: `linear-gradient(${vars.color.border.default} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.border.default} 1px, transparent 1px)`,
  backgroundSize: "3rem 3rem",
  "@media": { [media.print]: { display: "none" } },
});

export const frame = style({ inlineSize: "100%", blockSize: "100%", minBlockSize: "18rem", border: 0 });

export const ask = style({
  ...stacked("s"),
  justifyItems: "center",
  alignContent: "center",
  padding: vars.space.l,
  textAlign: "center",
});

export const notice = style({
  margin: 0,
  maxInlineSize: "26rem",
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.base,
  ...smallMuted,
  textWrap: "balance",
});

/** Without JavaScript the link to the map does what the button would. */
export const show = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const foot = style({
  ...wrapping,
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.m,
  paddingInline: vars.space.l,
  paddingBlockEnd: vars.space.l,
});

export const place = style({ display: "grid", gap: vars.space.xxs });
export const title = style({ ...subheading });
export const address = style({ fontStyle: "normal", color: vars.color.text.muted });
/** In any script it begins where the title does. */
export const line = style({ display: "block" });
export const links = style({ display: "flex", flexWrap: "wrap", gap: vars.space.m });
