// A server in a separate process whose pages keep it busy, for `render-queue.test.ts`. Prints its port.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { renderQueue } from "./render-queue.ts";

const inTurn = renderQueue("here");
/** An uncached page: 20 ms of work. */
const render = (): Promise<Response> => {
  const until = performance.now() + 20;
  while (performance.now() < until);
  return Promise.resolve(new Response("rendered"));
};

const server = createServer((request, response) => {
  const answer = async (): Promise<void> => {
    if (request.url === "/cached") return void response.end("cached");
    const clientIp = String(request.headers["x-forwarded-for"]);
    const made = await inTurn({ clientIp }, render, new AbortController().signal);
    response.statusCode = made === "full" ? 503 : 200;
    response.end(made === "full" ? "" : await made.text());
  };
  void answer();
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
