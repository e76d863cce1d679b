// A server in a separate process that `drain.test.ts` ends by SIGTERM. Prints its port.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { drainable } from "./drain.ts";

const server = createServer((request, response) => {
  const answer = async () => {
    let length = 0;
    for await (const chunk of request) length += (chunk as Buffer).length;
    // A page blocks the process, then waits for its data.
    const until = performance.now() + 2;
    while (performance.now() < until);
    await pause(Math.random() * 10);
    response.end(String(length));
  };
  void answer();
});
const drain = drainable(server, { idle: 1500, all: 5000 });
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
process.once("SIGTERM", () => void drain().then(() => process.exit(0)));
