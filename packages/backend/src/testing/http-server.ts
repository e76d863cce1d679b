import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on this machine, on a free port. */
export interface TestHttpServer {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string;
  close: () => Promise<void>;
}

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const { origin, close } = await testHttpServer(() => {});
  await close();
  return Number(new URL(origin).port);
}

/** Starts a server with a test's request listener. */
export async function testHttpServer(listener: RequestListener): Promise<TestHttpServer> {
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
