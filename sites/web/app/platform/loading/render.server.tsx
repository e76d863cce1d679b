import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { LeftOutContext } from "./page-parts.ts";

/** Data that is not ready after this many ms is given up. */
export const dataTimeout = 10_000;

/**
 * Markup by a stream, which waits for what suspends, once all of it is there: nothing is moved into its place by a
 * script afterwards, which visitors without script would wait for.
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
    // Its data have just been given up.
    const timer = setTimeout(abort, dataTimeout + 1000);
  });
}

/**
 * Markup in one go, as long as nothing suspends (ADR 11). Where a part was left out, a stream waits for its code, or
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
