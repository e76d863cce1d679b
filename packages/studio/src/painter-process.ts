// The process that `painter.ts` starts: draws one picture after another for as long as somebody listens.
import { drawShareCard, type ShareCard } from "./share-card.ts";
import type { PictureRequest } from "./picture-request.ts";
import { renderPicture } from "./picture.ts";

/** A picture that is wanted. */
export interface PaintJob {
  id: number;
  request: PaintRequest;
}

/** A product picture, or a picture to share a page by. */
export type PaintRequest = PictureRequest | ShareCard;

const paint = (request: PaintRequest): Promise<Uint8Array> =>
  "shapeId" in request ? renderPicture(request) : drawShareCard(request);

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
