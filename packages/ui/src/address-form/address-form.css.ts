import { vars } from "../theme/contract.css.ts";
import { column, stacked } from "../theme/fragments.ts";
import { globalStyle, style } from "../theme/style.ts";

/** Two answers side by side, as large as fields. */
export const types = style({
  ...stacked("s"),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
});

export const type = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.base,
  selectors: {
    "&:has(:checked)": {
      borderColor: vars.color.brand.solid,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand.solid}`,
    },
  },
});

/** The invoice fields of a company: shown while that answer is chosen, also without script. */
const company = style({ display: "none", flexDirection: "column", gap: vars.space.m });
export const companyDetails = company;

globalStyle(`form:has(input[name='address_type'][value='kurumsal']:checked) .${company}`, {
  display: "flex",
});

export const where = style({ display: "flex", flexDirection: "column", gap: vars.space.m });

/** Parts that the country's addresses lack: shown only without script, when the fields cannot change. */
export const withoutScript = style({
  ...column,
  gap: vars.space.m,
  "@media": { "(scripting: enabled)": { display: "none" } },
});
