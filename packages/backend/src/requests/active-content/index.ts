import { requestFieldMessages } from "@preforma/domain/requests";
import type { Texts } from "@preforma/domain/validation";
import { docxFault } from "./docx.ts";
import { pdfFault } from "./pdf.ts";

/** Why a document is not accepted: it could do something by itself, it cannot be looked into, or it is malware. */
export type DocumentFault = "active" | "locked" | "harmful";

const complaints: Readonly<Record<DocumentFault, Texts>> = {
  active: requestFieldMessages.cvActive,
  locked: requestFieldMessages.cvLocked,
  harmful: requestFieldMessages.cvHarmful,
};

/**
 * Looks for what a CV has no need of and what attacks are made of: macros, scripts, embedded files, programs to
 * start. It is no virus scanner: a fault in a program that shows documents can hide in any of them.
 */
export async function documentComplaint(bytes: Uint8Array, extension: "pdf" | "docx"): Promise<Texts | null> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fault = await (extension === "pdf" ? pdfFault(buffer) : docxFault(buffer));
  return fault && complaints[fault];
}
