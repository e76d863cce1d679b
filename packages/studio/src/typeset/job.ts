/** The layouts that documents are set in: files of `media/documents`. */
export const documentTemplates = ["data-sheet", "drawing", "quote", "statement"] as const;
export type DocumentTemplate = (typeof documentTemplates)[number];

/** A document that is wanted as PDF. */
export interface DocumentJob {
  template: DocumentTemplate;
  /** What the template reads as `data.json`. */
  data: unknown;
  /** Pictures by the names by which the template reads them. */
  files: Readonly<Record<string, Uint8Array>>;
  /** Seconds since the epoch, for the PDF's own date: the same facts make the same bytes. */
  madeAt: number;
}
