// The process that `painter.ts` starts: draws one picture or document after another while its parent is connected.
import { drawShareCard, type ShareCard } from "./share-card.ts";
import type { PictureRequest } from "./picture-request.ts";
import { renderPicture } from "./picture.ts";
import { typesetDocument, type DocumentJob } from "./typeset/typeset.ts";

/** A picture that is wanted. */
export interface PaintJob {
  id: number;
  request: PaintRequest;
}

/** A product picture, a picture to share a page by, or a document. */
export type PaintRequest = PictureRequest | ShareCard | DocumentJob;

const paint = (request: PaintRequest): Promise<Uint8Array> => {
  if ("template" in request) return typesetDocument(request);
  return "packId" in request ? renderPicture(request) : drawShareCard(request);
};

/** A picture that was drawn, or why it was not. */
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
// Ctrl-C in a terminal reaches us too; the server says when it is over.
process.on("SIGINT", () => {});
