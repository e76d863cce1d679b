import { locales } from "../locales/index.ts";
import { fold } from "../text/index.ts";
import { isTurkiye } from "./country.ts";

/** The parts of an address that differ by country, under the contract's names. */
export type AddressPart = "street" | "address_detail" | "neighborhood" | "district" | "city" | "postal_code";

/** The name of a part in a country. The form has the texts. */
export type PartName =
  | "street"
  | "streetAndNumber"
  | "detail"
  | "addition"
  | "neighborhood"
  | "area"
  | "district"
  | "state"
  | "region"
  | "emirate"
  | "province"
  | "town"
  | "postalCode"
  | "zipCode";

/** One part of a country's addresses. */
export interface FormatField {
  readonly part: AddressPart;
  readonly name: PartName;
  /** @default true */
  readonly required?: boolean;
  /** The `autocomplete` value. */
  readonly autoComplete: string;
}

/** The parts of a country's addresses, in their usual order there. */
export type AddressFormat = readonly FormatField[];

const field = (part: AddressPart, name: PartName, autoComplete: string): FormatField => ({
  part,
  name,
  autoComplete,
});
const optional = (given: FormatField): FormatField => ({ ...given, required: false });

const street = field("street", "streetAndNumber", "address-line1");
const addition = optional(field("address_detail", "addition", "address-line2"));
const town = field("city", "town", "address-level2");
const postalCode = field("postal_code", "postalCode", "postal-code");
const region = field("district", "region", "address-level1");

/** The postal code before the town: most of Europe. */
const codeThenTown: AddressFormat = [street, addition, postalCode, town];

/**
 * The parts of a country's addresses, their order, and which are required: from the address data that browsers use
 * (Google's Address Data Service, <https://chromium-i18n.appspot.com/ssl-address>, read November 2026), and for Türkiye
 * from the contract. The town is always the contract's `city`; only in Türkiye is that the province, with the town in
 * `district`.
 */
const formats = {
  TR: [
    field("city", "province", "address-level1"),
    field("district", "district", "address-level2"),
    field("neighborhood", "neighborhood", "address-level3"),
    field("street", "street", "address-line1"),
    field("address_detail", "detail", "address-line2"),
    postalCode,
  ],
  US: [
    street,
    addition,
    town,
    field("district", "state", "address-level1"),
    field("postal_code", "zipCode", "postal-code"),
  ],
  GB: [street, addition, town, postalCode],
  DE: codeThenTown,
  AT: codeThenTown,
  CH: codeThenTown,
  FR: codeThenTown,
  BE: codeThenTown,
  NL: codeThenTown,
  RU: [
    region,
    town,
    field("street", "street", "address-line1"),
    field("address_detail", "detail", "address-line2"),
    postalCode,
  ],
  SA: [
    street,
    addition,
    optional(field("neighborhood", "area", "address-level3")),
    town,
    optional(postalCode),
  ],
  AE: [
    street,
    addition,
    optional(field("neighborhood", "area", "address-level3")),
    optional(town),
    field("district", "emirate", "address-level1"),
  ],
} satisfies Readonly<Record<string, AddressFormat>>;

/** Fallback for countries without a known format: the usual parts nearly everywhere. */
const elsewhere: AddressFormat = [street, addition, town, optional(region), optional(postalCode)];

/** Names that people and parcel services use besides those in the product's languages. */
const otherNames: Readonly<Partial<Record<keyof typeof formats, readonly string[]>>> = {
  US: ["USA", "United States of America", "America"],
  GB: ["UK", "Great Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  AE: ["UAE"],
  RU: ["Russian Federation"],
  SA: ["KSA"],
};

const folded = (name: string): string => fold(name.trim().replace(/\s+/g, " "));
let codes: ReadonlyMap<string, keyof typeof formats> | undefined;

function codesByName() {
  return (codes ??= new Map(
    (Object.keys(formats) as (keyof typeof formats)[]).flatMap((code) =>
      [
        code,
        ...locales.map((locale) => new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code),
        ...(otherNames[code] ?? []),
      ].map((name) => [folded(name), code] as const),
    ),
  ));
}

/** The format of a country's addresses; the country as written in an address, in any of the product's languages. */
export function addressFormat(country: string): AddressFormat {
  if (isTurkiye(country)) return formats.TR;
  const code = codesByName().get(folded(country));
  return code === undefined ? elsewhere : formats[code];
}
