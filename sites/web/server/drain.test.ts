import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, request as httpRequest } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { drainable } from "./drain.ts";

interface Process {
  child: ChildProcess;
  port: number;
}

async function startProcess(): Promise<Process> {
  const file = fileURLToPath(new URL("drain.fixture.ts", import.meta.url));
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, port: Number(line.toString()) };
}

async function end({ child }: Process): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** One request; rejects on any failure. */
function post(agent: Agent, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ agent, port, host: "127.0.0.1", method: "POST" }, (response) => {
      response.on("error", reject).on("end", resolve).resume();
    });
    request.on("error", reject).end("x".repeat(300));
  });
}

describe("a server that is shut down", () => {
  it("R2: loses no request of 32 busy clients in two rounds", async () => {
    let processes = [await startProcess(), await startProcess()];
    const agent = new Agent({ keepAlive: true });
    const over = new AbortController();
    let answered = 0;
    const failures: string[] = [];
    const clients = Array.from({ length: 32 }, async (_, index) => {
      for (let turn = index; !over.signal.aborted; turn++) {
        const { port } = processes[turn % processes.length] as Process;
        try {
          await post(agent, port);
          answered++;
        } catch (error) {
          const { code = "", message } = error as NodeJS.ErrnoException;
          // No process listens there any more, and the next client connects elsewhere: no server received that request.
          if (code !== "ECONNREFUSED") failures.push(`${code} ${message}`);
        }
      }
    });
    for (let round = 0; round < 2; round++) {
      await pause(700);
      const [old, other] = processes as [Process, Process];
      const ending = end(old);
      await pause(100);
      processes = [other];
      await ending;
      processes = [other, await startProcess()];
    }
    over.abort();
    await Promise.all(clients);
    agent.destroy();
    await Promise.all(processes.map(end));
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  });

  it("R2: answers a late request over an open connection, and marks it as the last", async () => {
    const server = createServer((_, response) => response.end("answered"));
    const drain = drainable(server, { idle: 5000, all: 8000 });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
    await once(client, "connect");
    // The server has to accept it first.
    await pause(50);
    const drained = drain();
    await pause(100);
    let text = "";
    client.on("data", (chunk: Buffer) => (text += chunk.toString()));
    client.write("GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
    await once(client, "close");
    expect(text).toMatch(/^HTTP\/1\.1 200/);
    expect(text).toMatch(/connection: close/i);
    expect(text).toContain("answered");
    await drained;
  });

  it("R2: ends although connections stay open", async () => {
    const server = createServer((_, response) => void response.write("begun"));
    const drain = drainable(server, { idle: 100, all: 300 });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const sockets = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    for (const socket of sockets) socket.on("error", () => {}).resume();
    sockets[1]?.write("GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
    await pause(50);
    await expect(drain()).resolves.toBeUndefined();
  });
});
