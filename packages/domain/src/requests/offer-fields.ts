/** Field names in HTML, which can only be flat: one part per step into the body. */
const itemField = /^items\.(\d{1,3})\.(.+)$/;
const variantField = /^variants\.(.+)$/s;

type Fields = Record<string, unknown>;

/**
 * The body of a quote request from the flat names of its HTML form: `variants.Renk` becomes an entry of `variants`,
 * `items.0.product_id` the first product's id. The path of an error in the body (`items.0.quantity`) then equals the
 * field's name. Other fields are unchanged; nothing is validated.
 */
export function offerFieldsOf(fields: Readonly<Fields>): Fields {
  const items = new Map<number, [string, unknown][]>();
  const own: [string, unknown][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const [, position, rest = ""] = itemField.exec(name) ?? [];
    if (position === undefined) {
      own.push([name, value]);
      continue;
    }
    const entries = items.get(Number(position)) ?? [];
    entries.push([rest, value]);
    items.set(Number(position), entries);
  }
  const listed = [...items].sort(([one], [other]) => one - other).map(([, entries]) => withVariants(entries));
  return { ...withVariants(own), ...(listed.length > 0 && { items: listed }) };
}

/** `Object.fromEntries` creates own properties for any name, so that a crafted name cannot reach a prototype. */
function withVariants(entries: readonly [string, unknown][]): Fields {
  const variants: [string, unknown][] = [];
  const others = entries.filter(([name, value]) => {
    const [, label] = variantField.exec(name) ?? [];
    if (label !== undefined) variants.push([label, value]);
    return label === undefined;
  });
  return {
    ...Object.fromEntries(others),
    ...(variants.length > 0 && { variants: Object.fromEntries(variants) }),
  };
}
