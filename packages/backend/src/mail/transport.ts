import { createTransport } from "nodemailer";
import type { PrivateSettings } from "@preforma/domain/settings";
import type { StoredMail } from "./outbox.ts";
import type { MailTiming } from "./timing.ts";

/** The company name in mails and share pictures. A host such as `localhost:3000` would mean nothing to a reader. */
export const brandName = "Preforma";

/** Hands mails to a mail server. */
export interface MailTransport {
  /** Resolves once the server has accepted the mail. Rejects with an error for `readMailFailure`. */
  send(mail: StoredMail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Max open connections to the server, and max mails that the worker sends at a time. */
export const mailConnections = 4;

/** The mail server; null if it is not configured. `SMTP_URL` overrides the settings. */
export interface MailServer {
  /** Identifies the configuration, so that a change of settings is noticed. */
  key: string;
  /** The library's options for this server. */
  options: Record<string, unknown>;
  from: string;
}

/** Reads the mail server from the environment's `SMTP_URL`, else from the settings. */
export function mailServer(smtpUrl: string | undefined, settings: PrivateSettings): MailServer | null {
  const fallback = settings.notification_email;
  if (smtpUrl) {
    const url = new URL(smtpUrl);
    const from = url.searchParams.get("from");
    url.searchParams.delete("from");
    return {
      key: `${smtpUrl} ${fallback}`,
      options: { url: url.href },
      from: from ?? addressAmong(decodeURIComponent(url.username)) ?? fallback,
    };
  }
  const smtp = settings.smtp_config;
  if (!smtp) return null;
  return {
    key: JSON.stringify([smtp, fallback]),
    options: {
      host: smtp.host,
      port: smtp.port,
      secure: smtp.secure,
      auth: smtp.user ? { user: smtp.user, pass: smtp.password } : undefined,
    },
    from: addressAmong(smtp.user) ?? fallback,
  };
}

const addressAmong = (user: string): string | null => (/^[^\s@]+@[^\s@]+$/.test(user) ? user : null);

/** Opens a pool of connections to a server; nothing connects before the first mail. */
export function openTransport(server: MailServer, publicOrigin: string, timing: MailTiming): MailTransport {
  const pool = createTransport({
    ...server.options,
    pool: true,
    maxConnections: mailConnections,
    // The worker handles a connection that breaks during a mail, because it knows the lease.
    maxRequeues: 0,
    idleTimeout: 30_000,
    connectionTimeout: timing.connectTimeout,
    greetingTimeout: timing.greetingTimeout,
    socketTimeout: timing.socketTimeout,
    dnsTimeout: timing.connectTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(publicOrigin);
  return {
    async send(mail, signal) {
      await pool.sendMail({
        // As objects: a string would be parsed as a list of addresses.
        from: { name: brandName, address: server.from },
        to: { name: "", address: mail.recipient },
        replyTo: mail.reply_to ? { name: "", address: mail.reply_to } : undefined,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body ?? undefined,
        messageId: `<${mail.message_id}@${hostname}>`,
        date: new Date(mail.created_at),
        // RFC 3834: prevents automatic replies such as holiday notices.
        headers: {
          "Auto-Submitted": "auto-generated",
          "Content-Language": mail.language_code,
          ...(mail.unsubscribe_url === null
            ? {}
            : {
                "List-Unsubscribe": `<${mail.unsubscribe_url}>`,
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
              }),
        },
        signal,
      });
    },
    close: () => pool.close({ force: true }),
  };
}
