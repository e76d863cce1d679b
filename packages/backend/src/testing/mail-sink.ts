import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as received over the wire. */
export interface ReceivedMail {
  to: string[];
  /** The whole message, including headers. */
  source: string;
}

/** The sink's behaviour; by default it accepts everything at once. */
export interface SinkBehaviour {
  /** Delay before a message is acknowledged, ms. */
  delay?: number;
  /** Recipients that are refused permanently. */
  refuse?: (recipient: string) => boolean;
  /** Share of messages that get a temporary failure, 0 to 1. */
  putOff?: number;
}

/** A mail server for tests, which stores the mails it receives. */
export interface MailSink {
  /** `smtp://127.0.0.1:port`; the same after {@link MailSink.stop} and {@link MailSink.start}. */
  url: string;
  received: ReceivedMail[];
  behave(behaviour: SinkBehaviour): void;
  /** Closes the port and drops all connections, like a server that crashed. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** The value of a header, unfolded; undefined if it is missing. */
export function headerOf(mail: ReceivedMail, name: string): string | undefined {
  const head = mail.source.split("\r\n\r\n", 1)[0] ?? "";
  const line = head
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}

/** Names of all headers, lower case. */
export function headerNames(mail: ReceivedMail): string[] {
  const head = mail.source.split("\r\n\r\n", 1)[0] ?? "";
  return head
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => (line.split(":", 1)[0] ?? "").toLowerCase());
}

/** Starts a sink on a free port. */
export async function startMailSink(): Promise<MailSink> {
  let behaviour: SinkBehaviour = {};
  const received: ReceivedMail[] = [];
  const options: SMTPServerOptions = {
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo(address, _session, done) {
      if (behaviour.refuse?.(address.address))
        return done(Object.assign(new Error(`No such user <${address.address}>`), { responseCode: 550 }));
      return done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void (async () => {
          if (behaviour.delay) await pause(behaviour.delay);
          if (Math.random() < (behaviour.putOff ?? 0))
            return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
          received.push({
            to: session.envelope.rcptTo.map((recipient) => recipient.address),
            source: Buffer.concat(chunks).toString("utf8"),
          });
          return done();
        })();
      });
    },
  };
  let server: SMTPServer | null = null;
  let port = 0;
  const start = async (): Promise<void> => {
    server = new SMTPServer(options);
    // A killed client breaks its connection, which some tests do on purpose.
    server.on("error", () => {});
    const listening = server.listen(port, "127.0.0.1");
    if (!listening.listening) await once(listening, "listening");
    port = (listening.address() as AddressInfo).port;
  };
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (next) => void (behaviour = next),
    async stop() {
      const closing = server;
      server = null;
      if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
    },
    start,
  };
}
