import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { LeftOutContext } from "./page-parts.ts";

/** Data that takes longer is abandoned, ms. */
export const dataTimeout = 10_000;

/**
 * Markup from a stream that waits for suspended parts, once it is complete: no script moves parts into place
 * afterwards, which visitors without script would never see.
 */
export function renderStreamed(content: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(content, {
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    // By then its data has been abandoned.
    const timer = setTimeout(abort, dataTimeout + 1000);
  });
}

/**
 * Synchronous markup, as long as nothing suspends (ADR 11). Where a part was left out, a stream waits for its code, or
 * reports why it failed.
 */
export function renderAtOnce(content: ReactNode): string | Promise<string> {
  let isWhole = true;
  const leftOut = () => {
    isWhole = false;
  };
  const markup = renderToString(<LeftOutContext value={leftOut}>{content}</LeftOutContext>);
  return isWhole ? `<!DOCTYPE html>${markup}` : renderStreamed(content);
}
