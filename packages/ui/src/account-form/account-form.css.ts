import { vars } from "../theme/contract.css.ts";
import { column, smallMuted, wrapping } from "../theme/fragments.ts";
import { globalStyle, style } from "../theme/style.ts";

/** Links to other pages below a form, separate from the form's own actions. */
export const links = style({
  ...wrapping,
  justifyContent: "space-between",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  margin: 0,
  ...smallMuted,
});

/** A question and its link; the line preferably breaks between them. */
export const link = style({ display: "inline-flex", flexWrap: "wrap", columnGap: vars.space.xxs });

/** The company's fields; shown while the check box above is ticked, also without script. */
export const company = style({ ...column, gap: vars.space.m });

const details = style({
  display: "none",
  flexDirection: "column",
  gap: vars.space.m,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.border.default}`,
});
export const companyDetails = details;

globalStyle(`.${company}:has(input[name='is_company']:checked) > .${details}`, { display: "flex" });
