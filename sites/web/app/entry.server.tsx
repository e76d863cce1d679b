import { Writable } from "node:stream";
import { localeOf } from "@preforma/domain/routes";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { translationsOf } from "./i18n/translations.server.ts";
import { TranslationsProvider } from "./i18n/translations.tsx";

/** A page that is not ready after this many ms is given up. */
export const streamTimeout = 10_000;

/**
 * Renders a whole page before the first byte leaves. A public page is cached, validated by its hash and
 * protected by the hashes of its inline scripts, all of which need its last byte; and it takes a few
 * milliseconds, so that nobody would see it stream.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let answerStatus = status;
    const document = renderToPipeableStream(
      <TranslationsProvider value={translationsOf(localeOf(pathname))}>
        <ServerRouter context={routerContext} url={request.url} />
      </TranslationsProvider>,
      {
        // Everything is complete when it is sent: no boundary is moved out of its place and put back by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          document.pipe(
            new Writable({
              write(chunk: Buffer, _encoding, done) {
                chunks.push(chunk);
                done();
              },
              final(done) {
                headers.set("content-type", "text/html; charset=utf-8");
                resolve(new Response(Buffer.concat(chunks), { status: answerStatus, headers }));
                done();
              },
            }),
          );
        },
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      },
    );
    const timeout = setTimeout(
      () => document.abort(new Error(`${pathname} was not rendered in ${streamTimeout} ms`)),
      streamTimeout,
    );
  });
}
