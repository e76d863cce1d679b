import { parsePhone, type PhoneNumber } from "./read.ts";

/**
 * Usual groupings: country, then group sizes, `n:` before those for numbers that start with n. The contract specifies
 * Turkey, the United States and France. Countries without a single usual grouping are omitted.
 */
const table =
  "AE:234,134 AM:26 AU:4:333,144 AZ:2322 BE:4:3222,1322 BG:234 BH:44 BR:254,244 BY:2322 CH:2322 CL:144 " +
  "CN:344 CO:37 CY:26 CZ:333 DK:2222 DZ:3222,2222 EG:334 ES:333 FR:12222,22222 GB:2:244,3:334,8:334,46 " +
  "GE:3222 GP:3222 GR:334 HK:44 HU:234,134 IE:234 IL:234,134 IN:55 IQ:334 IR:334 IS:34 IT:3:334 JO:144 " +
  "JP:244,144 KG:333 KR:2:144,2:134,244,234 KW:44 KZ:3322 LB:233,133 LT:35 LU:333 LY:27 MA:12222 MD:233 " +
  "MQ:3222 MX:5:244,33:244,81:244,334 NL:6:12222,234 NO:4:323,9:323,2222 OM:44 PK:37 PL:333 PS:333 PT:333 " +
  "QA:44 RE:3222 RO:333 RS:234 RU:3322 SA:234 SG:44 SI:233 SY:333 TJ:234 TM:26 TN:233 TR:3322 UA:2322 " +
  "UZ:2322 ZA:234";

type Grouping = readonly [opening: string, sizes: readonly number[]];

const groupings = new Map<string, readonly Grouping[]>();

function groupingsOf(country: string): readonly Grouping[] {
  if (groupings.size === 0) {
    for (const entry of table.split(" ")) {
      const rules = entry.slice(3).split(",");
      groupings.set(
        entry.slice(0, 2),
        rules.map((rule): Grouping => {
          const [sizes = "", opening = ""] = rule.split(":").reverse();
          return [opening, Array.from(sizes, Number)];
        }),
      );
    }
  }
  return groupings.get(country) ?? [];
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/**
 * A national number in its country's grouping: Turkey 3-3-2-2, America (3) 3-4, France in pairs. An incomplete number
 * stays ungrouped, so that nothing jumps while typing; excess digits join the last group.
 */
export function formatNational(digits: string, country: string, dialCode = ""): string {
  if (dialCode.length === 4 && dialCode.startsWith("1") && digits.length === 7)
    return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  if ((country === "US" || country === "CA") && digits.length >= 10)
    return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  const fitting = groupingsOf(country).filter(
    ([opening, sizes]) => digits.startsWith(opening) && sum(sizes) <= digits.length,
  );
  const sizes =
    fitting.find(([, candidate]) => sum(candidate) === digits.length)?.[1] ??
    fitting.toSorted((a, b) => sum(b[1]) - sum(a[1]))[0]?.[1];
  if (!sizes) return digits;
  const groups: string[] = [];
  let start = 0;
  for (const [index, size] of sizes.entries()) {
    const end = index === sizes.length - 1 ? digits.length : start + size;
    groups.push(digits.slice(start, end));
    start = end;
  }
  return groups.join(" ");
}

/** A number with its dial code: `+90 532 123 45 67`. */
export function formatNumber({ country, dialCode, digits }: PhoneNumber): string {
  // The islands of the American numbering plan use its usual grouping.
  if (dialCode.length === 4 && dialCode.startsWith("1") && digits.length === 7)
    return `+1 (${dialCode.slice(1)}) ${formatNational(digits, country, dialCode)}`;
  return `+${dialCode} ${formatNational(digits, country)}`;
}

/**
 * A stored number for people: `+905321234567` as `+90 532 123 45 67`. Other texts are returned unchanged. Always left
 * to right: render it in `<bdi dir="ltr">`.
 */
export function formatPhone(value: string): string {
  const number = parsePhone(value);
  return number ? formatNumber(number) : value;
}
