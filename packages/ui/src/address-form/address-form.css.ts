import { vars } from "../theme/contract.css.ts";
import { column, stacked } from "../theme/fragments.ts";
import { globalStyle, style } from "../theme/style.ts";

/** Two answers beside each other, as large as fields. */
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

/** What an invoice to a company needs: there as long as that answer is given, also without script. */
const company = style({ display: "none", flexDirection: "column", gap: vars.space.m });
export const companyDetails = company;

globalStyle(`form:has(input[name='address_type'][value='kurumsal']:checked) .${company}`, {
  display: "flex",
});

export const where = style({ display: "flex", flexDirection: "column", gap: vars.space.m });

/** Parts that the country's addresses do not have: only there where none can be put in their place by script. */
export const withoutScript = style({
  ...column,
  gap: vars.space.m,
  "@media": { "(scripting: enabled)": { display: "none" } },
});
