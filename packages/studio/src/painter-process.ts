// The process that `painter.ts` starts: draws pictures and documents, one after another, while its parent is connected.
import { drawShareCard, type ShareCard } from "./share-card.ts";
import type { PictureRequest } from "./picture-request.ts";
import { renderPicture } from "./picture.ts";
import { typesetDocument, type DocumentJob } from "./typeset/typeset.ts";

/** A requested picture. */
export interface PaintJob {
  id: number;
  request: PaintRequest;
}

/** A product picture, a share picture, or a document. */
export type PaintRequest = PictureRequest | ShareCard | DocumentJob;

const paint = (request: PaintRequest): Promise<Uint8Array> => {
  if ("template" in request) return typesetDocument(request);
  return "packId" in request ? renderPicture(request) : drawShareCard(request);
};

/** A drawn picture, or the error. */
export interface Painted {
  id: number;
  bytes?: Uint8Array;
  error?: { name: string; message: string };
}

const answer = (painted: Painted): void => {
  if (process.connected) process.send?.(painted);
};

process.on("message", ({ id, request }: PaintJob) => {
  paint(request).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      answer({ id, error: { name, message } });
    },
  );
});
process.on("disconnect", () => process.exit());
// Ctrl-C in a terminal reaches this process too; the server decides when it ends.
process.on("SIGINT", () => {});
