import { hash } from "node:crypto";
import type { DocumentJob } from "@preforma/studio";
import type { MadeDocument } from "../catalogue/document-texts.ts";
import type { DrawnArticle } from "../media/studio-port.ts";
import { type Media, pictureBytes } from "../media/index.ts";
import { filled } from "../text/index.ts";
import { commonData, scanPicture, type Documented } from "./article.ts";
import { sheetGroups } from "./data-sheet.ts";
import declarationTexts from "./declaration-texts.json" with { type: "json" };
import packagingTexts from "./packaging-texts.json" with { type: "json" };
import sheetTexts from "./sheet-texts.json" with { type: "json" };
import { declarationPoints, packagingPoints } from "./statement.ts";

/** Version of the layout: part of every document's cache name. */
const documentLook = 3;

/** The digest of an article's CAD drawing. */
export const exchangeDigest = (article: DrawnArticle): string =>
  hash("sha256", JSON.stringify([documentLook, "dxf", article])).slice(0, 24);

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The template data of a document. */
function dataOf(kind: MadeDocument, documented: Documented, canDraw: boolean) {
  const { product, locale } = documented;
  const common = commonData(kind, documented);
  const sheet = sheetTexts[locale];
  const drawing_alt = filled(sheet.drawing, { name: common.article });
  if (kind === "technical_drawing") return { ...common, drawing_alt };
  if (kind === "data_sheet")
    return {
      ...common,
      picture: product.images.length > 0 ? "picture.jpg" : null,
      picture_alt: filled(sheet.picture, { name: common.article }),
      drawing: canDraw,
      drawing_alt,
      groups: sheetGroups(product, locale),
      note: sheet.note,
    };
  const isDeclaration = kind === "declaration_of_compliance";
  const { basis, note } = (isDeclaration ? declarationTexts : packagingTexts)[locale];
  const points = isDeclaration ? (declarationPoints(documented) ?? []) : packagingPoints(documented);
  return { ...common, basis, note, points };
}

/**
 * Plans a document of an article: a digest, equal for equal facts, language and layout, and the job. Cheap: nothing is
 * drawn or typeset until the job runs.
 */
export function planDocument(
  kind: MadeDocument,
  documented: Documented,
  article: DrawnArticle,
  canDraw: boolean,
) {
  const { product, locale } = documented;
  const data = dataOf(kind, documented, canDraw);
  const image = product.images[0];
  const madeAt = Math.floor(Date.parse(product.updated_at) / 1000);
  const drawn = (media: Media, form: "sheet" | "views"): Uint8Array =>
    encode(media.studio.drawing(article, data.article, locale, form) ?? "");
  return {
    digest: hash("sha256", JSON.stringify([documentLook, kind, data, image?.url, article])).slice(0, 24),
    job: async (media: Media): Promise<DocumentJob> => {
      if (kind === "technical_drawing")
        return { template: "drawing", data, madeAt, files: { "drawing.svg": drawn(media, "sheet") } };
      const files: Record<string, Uint8Array> = { "code.svg": scanPicture(documented) };
      if (kind !== "data_sheet") return { template: "statement", data, madeAt, files };
      const picture = image && (await pictureBytes(media, image, 640));
      if (picture) files["picture.jpg"] = picture;
      if (canDraw) files["drawing.svg"] = drawn(media, "views");
      // A picture on another site is not fetched.
      const shown = { ...data, picture: picture ? "picture.jpg" : null };
      return { template: "data-sheet", data: shown, madeAt, files };
    },
  };
}
