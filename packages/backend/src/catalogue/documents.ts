import type { ProductDetail } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { documentTexts, type MadeDocument } from "./document-texts.ts";

/** The fields that determine which documents exist. */
type Documented = Pick<ProductDetail, "material" | "weight_g" | "food_contact_declarations" | "facts">;

/** The regulation on which a declaration of compliance is based, as records spell it. */
const plasticsRegulation = "EU 10/2011";

const offers: Readonly<Record<MadeDocument, (product: Documented, canDraw: boolean) => boolean>> = {
  data_sheet: () => true,
  technical_drawing: (_, canDraw) => canDraw,
  declaration_of_compliance: ({ facts, food_contact_declarations: declared }) =>
    facts?.food_contact !== undefined && declared.includes(plasticsRegulation),
  packaging_information: ({ material, weight_g }) => material !== null && weight_g !== null,
};

/** Whether the record contains enough for a document. `canDraw`: whether its geometry is known. */
export function offersDocument(kind: MadeDocument, product: Documented, canDraw: boolean): boolean {
  return offers[kind](product, canDraw);
}

/** A kind of document as a path segment: `data-sheet`. */
export const documentSlug = (kind: MadeDocument): string => kind.replaceAll("_", "-");

/** The documents of a product, in a language. The same paths serve newer documents once the record has changed. */
export function documentsOf(
  id: number,
  product: Documented,
  canDraw: boolean,
  locale: Locale,
): ProductDetail["documents"] {
  const pdf = (kind: MadeDocument): ProductDetail["documents"] =>
    offersDocument(kind, product, canDraw)
      ? [
          {
            kind,
            title: documentTexts[kind][locale],
            url: `/media/documents/${id}/${documentSlug(kind)}.${locale}.pdf`,
            media_type: "application/pdf",
          },
        ]
      : [];
  const drawing = (url: string, media_type: string): ProductDetail["documents"] =>
    canDraw
      ? [
          {
            kind: "technical_drawing",
            title: documentTexts.technical_drawing[locale],
            url,
            media_type,
          },
        ]
      : [];
  return [
    ...pdf("data_sheet"),
    ...pdf("technical_drawing"),
    ...drawing(`/media/documents/${id}/technical-drawing.dxf`, "image/vnd.dxf"),
    ...drawing(`/media/drawings/${id}.${locale}.svg`, "image/svg+xml"),
    ...pdf("declaration_of_compliance"),
    ...pdf("packaging_information"),
  ];
}
