import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a connection to a site, byte by byte in our hands. */
export async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The site may end it at any time; that is what these attacks are about.
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Sends a text over a separate connection; all that comes back until it ends, or for so many ms. */
export async function sendRaw(url: string, text: string, wait = 1500): Promise<string> {
  const socket = await openConnection(url);
  let said = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => (said += chunk));
  const ended = new Promise<void>((resolve) => void socket.once("close", () => resolve()));
  socket.write(text);
  const timer = setTimeout(() => socket.destroy(), wait);
  await ended;
  clearTimeout(timer);
  return said;
}

/** The status of each answer in what came back; one may begin in the line in which the one before ended. */
export const statusesIn = (said: string): number[] =>
  [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
