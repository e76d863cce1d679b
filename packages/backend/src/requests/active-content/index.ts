import { requestFieldMessages } from "@preforma/domain/requests";
import type { Texts } from "@preforma/domain/validation";
import { docxFault } from "./docx.ts";
import { pdfFault } from "./pdf.ts";

/** Why a document is not accepted: it has active content, it cannot be inspected, or it is malware. */
export type DocumentFault = "active" | "locked" | "harmful";

const complaints: Readonly<Record<DocumentFault, Texts>> = {
  active: requestFieldMessages.cvActive,
  locked: requestFieldMessages.cvLocked,
  harmful: requestFieldMessages.cvHarmful,
};

/**
 * Checks for content that a CV does not need and attacks rely on: macros, scripts, embedded files, programs to start.
 * It is no virus scanner: an exploit for a document viewer can hide in any document.
 */
export async function documentComplaint(bytes: Uint8Array, extension: "pdf" | "docx"): Promise<Texts | null> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fault = await (extension === "pdf" ? pdfFault(buffer) : docxFault(buffer));
  return fault && complaints[fault];
}
