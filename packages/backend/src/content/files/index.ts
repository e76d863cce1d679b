import { createHash } from "node:crypto";
import type { Certificate, Reference } from "@preforma/domain/content";
import type { ContentEntry } from "../entry.ts";
import { sheetPdf } from "./pdf.ts";
import { certificateSheet, sheetSize } from "./sheet.ts";
import { markId, sheetSvg, wordMarkSvg } from "./svg.ts";

/** A file that is generated from the facts of an entry. Its URL changes with its content. */
export interface DrawnFile {
  /** Below `/media/content/`. */
  path: string;
  type: "image/svg+xml" | "application/pdf";
  bytes: Uint8Array<ArrayBuffer>;
}

/** The path of content files. */
export const contentMediaPath = "/media/content/";

const encoder = new TextEncoder();

function svgFile(folder: string, id: number, svg: string): DrawnFile {
  const bytes = encoder.encode(svg);
  return { path: `${folder}/${id}.${digest(bytes)}.svg`, type: "image/svg+xml", bytes };
}

const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 8);

/** The word-mark of a reference as a file; null if its logo is uploaded or missing. */
export function drawnLogo(entry: ContentEntry<"references">): DrawnFile | null {
  const { logo, name } = entry.record.facts;
  return logo && "paths" in logo ? svgFile("references", entry.id, wordMarkSvg(logo, name)) : null;
}

/** A certificate's sheet as a picture. */
export function drawnSheet(entry: ContentEntry<"certificates">): DrawnFile {
  return svgFile("certificates", entry.id, sheetSvg(certificateSheet(entry), entry.record.facts.standard));
}

/** A certificate's sheet as a PDF to download. */
export function drawnDocument(entry: ContentEntry<"certificates">): DrawnFile {
  const { standard, number } = entry.record.facts;
  const bytes = sheetPdf(certificateSheet(entry), `${standard} – ${number}`);
  return { path: `certificates/${entry.id}.${digest(bytes)}.pdf`, type: "application/pdf", bytes };
}

/** The logo of a reference in the contract's form. */
export function logoFile(entry: ContentEntry<"references">): Reference["logo"] {
  const { logo } = entry.record.facts;
  if (!logo) return null;
  const { width, height } = logo;
  const drawn = drawnLogo(entry);
  if (drawn) {
    const url = contentMediaPath + drawn.path;
    return { url, width, height, mark_url: `${url}#${markId}` };
  }
  return "url" in logo ? { url: logo.url, width, height, mark_url: null } : null;
}

/**
 * Preview and document of a certificate in the contract's form: the uploaded certificate if there is one, else the
 * sheet.
 */
export function certificateFiles(
  entry: ContentEntry<"certificates">,
): Pick<Certificate, "preview" | "document"> {
  const { document_url } = entry.record.facts;
  return {
    preview: {
      url: contentMediaPath + drawnSheet(entry).path,
      width: sheetSize.width * 4,
      height: sheetSize.height * 4,
    },
    document: document_url
      ? { url: document_url, media_type: mediaType(document_url) }
      : { url: contentMediaPath + drawnDocument(entry).path, media_type: "application/pdf" },
  };
}

function mediaType(url: string): string {
  if (/\.png(?:[?#]|$)/i.test(url)) return "image/png";
  return /\.jpe?g(?:[?#]|$)/i.test(url) ? "image/jpeg" : "application/pdf";
}
