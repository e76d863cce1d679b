import { request, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { buffer } from "node:stream/consumers";

/** A response as it was transferred. */
export interface ExactResponse {
  /** 0 where there was no response. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Why there was no response, or not a whole one. */
  error?: string;
}

/** Sends a request unchanged: `fetch` normalises paths, refuses some headers and decompresses. Never rejects. */
export const exactRequest = (
  url: string,
  options: RequestOptions = {},
  body?: string | Uint8Array,
): Promise<ExactResponse> =>
  new Promise((resolve) => {
    let status = 0;
    let headers: IncomingHttpHeaders = {};
    const fail = ({ message }: Error) => resolve({ status, headers, body: Buffer.alloc(0), error: message });
    const outgoing = request(url, options, (response) => {
      ({ headers, statusCode: status = 0 } = response);
      buffer(response).then((received) => resolve({ status, headers, body: received }), fail);
    });
    outgoing.once("timeout", () => outgoing.destroy(new Error("no answer in time")));
    outgoing.once("error", fail);
    outgoing.end(body);
  });
