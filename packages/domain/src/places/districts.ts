import data from "./districts.json" with { type: "json" };

/**
 * The districts of Türkiye by province, names in everyday spelling. Choices that assist: the field takes
 * any other text too, so a new or renamed district blocks no one until its line changes here.
 */
export const districtsByProvince = data satisfies Readonly<Record<string, string>>;
