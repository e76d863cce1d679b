import { resolve } from "node:path";
import type { IdentityProvider } from "@preforma/backend";
import { mediaHostsSchema } from "@preforma/domain/content/schema";
import { z } from "zod";
import { identityProvidersOf, identityVariables, missingSecret, secretFault } from "./auth-settings.ts";
import { isTrustedProxies, type TrustedProxies } from "./client-ip.ts";
import { mediaFolderFault, misspeltSettings, smtpUrlFault } from "./setting-faults.ts";
import { paymentSettingsOf, paymentVariables, type PaymentSettings } from "./payment-settings.ts";

const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://www.example.com" })
  .transform((text) => new URL(text))
  .refine(
    (url) => url.href === `${url.origin}/`,
    "must be an origin alone, without a user, a path or a query",
  )
  .transform((url) => url.origin);

const portSchema = z
  .string()
  .regex(/^\d{1,5}$/, "must be a whole number from 0 to 65535")
  .transform(Number)
  .refine((port) => port <= 65_535, "must be a whole number from 0 to 65535");

/** A text that is refused with what `faultOf` says of it. */
const withoutFault = (faultOf: (text: string) => string | null) =>
  z.string().superRefine((text, context) => {
    const message = faultOf(text);
    if (message) context.addIssue({ code: "custom", message });
  });

/** The environment that the site understands. Every variable is optional; an empty one counts as absent. */
const environmentSchema = z.object({
  PORT: portSchema.default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, "must begin with postgres:// or postgresql://")
    .optional(),
  API_URL: origin.optional(),
  PUBLIC_ORIGIN: origin.optional(),
  AUTH_SECRET: withoutFault(secretFault).optional(),
  SMTP_URL: withoutFault(smtpUrlFault).optional(),
  SEED: z.enum(["demo", "none"], "must be demo or none").optional(),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, "must be a whole number of megabytes")
    .transform(Number)
    .default(64),
  TRUST_PROXY: z
    .string()
    .transform((text) =>
      /^\d{1,2}$/.test(text.trim()) ? Number(text) : text.split(",").map((part) => part.trim()),
    )
    .refine(
      isTrustedProxies,
      "must be a number of proxies, or their addresses with commas between, such as 10.0.0.0/8 or loopback",
    )
    .default(0),
  MEDIA_HOSTS: mediaHostsSchema.default([]),
  PICTURES_AHEAD: z.enum(["on", "off"], "must be on or off").default("on"),
  METRICS_PORT: portSchema.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an address such as http://localhost:4318" })
    .optional(),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
    .default("info"),
});

/** Every variable that is read. The code for pictures reads `MEDIA_DIR`. */
export const knownSettings: readonly string[] = [
  ...Object.keys(environmentSchema.shape),
  ...identityVariables,
  ...paymentVariables,
  "MEDIA_DIR",
];

/** The server's settings. `dataDir` is absolute; `publicOrigin` is absent until the port is known. */
export interface Settings {
  /** 0 selects any free port. */
  port: number;
  /** Address or name of the interface to listen on. */
  host: string;
  dataDir: string;
  /** PostgreSQL; without it SQLite under `dataDir`. */
  databaseUrl?: string | undefined;
  /** Origin of another implementation of the API; the backend package is then not loaded. */
  apiUrl?: string | undefined;
  /** Origin under which visitors reach the site; it is used in canonical links and mails. */
  publicOrigin?: string | undefined;
  /** The secret that signs sessions; the backend generates and saves one where it is missing. */
  authSecret?: string | undefined;
  /** Providers for sign-in, besides passwords and mailed links. */
  authProviders: readonly IdentityProvider[];
  smtpUrl?: string | undefined;
  /** Account for card payments. */
  iyzico?: PaymentSettings | undefined;
  /** Card payments in test mode, without real money. Without this and without an account, cards are not accepted. */
  payments?: "sandbox" | undefined;
  /** The contents of a new store. @default the demonstration on SQLite and nothing on PostgreSQL */
  seed: "demo" | "none";
  /** Memory for rendered pages, MB; 0 switches the cache off. */
  pageCacheMegabytes: number;
  /** The proxies whose forwarded addresses are trusted. @default none */
  trustProxy: TrustedProxies;
  /** Hosts whose pictures pages may show beside the site's own, by https. */
  mediaHosts: readonly string[];
  /** Whether pictures of lists are drawn ahead of requests, while the server is idle. */
  drawsAhead: boolean;
  /** Port for Prometheus on the same host. @default none */
  metricsPort?: number | undefined;
  /** Whether requests are traced; `server/tracing.ts` reads the details from the environment. */
  traces: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/** Thrown for invalid settings; the message names every one of them and how to correct it. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** Whether a value is a URL with a user and a password. */
export const holdsPassword = (value: string): boolean => /:\/\/[^/\s]*@/.test(value);

/** Reads the settings from the environment. Throws `SettingsError`. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = environmentSchema.safeParse(present);
  const identity = identityProvidersOf(present);
  const payment = paymentSettingsOf(present);
  const others = [missingSecret(present), mediaFolderFault(present)];
  const faults = [
    ...misspeltSettings(Object.keys(present), knownSettings),
    ...identity.faults,
    ...payment.faults,
    ...others.filter((fault) => fault !== null),
    ...(result.data && result.data.METRICS_PORT === result.data.PORT
      ? ["METRICS_PORT must be another port than PORT"]
      : []),
  ];
  if (!result.success || faults.length > 0) {
    const issues = result.error?.issues.map((issue) => {
      const name = String(issue.path[0]);
      // A secret must not end up in a log because it is too short.
      const value = present[name] ?? "";
      const isSecret = name === "AUTH_SECRET" || name.endsWith("_URL") || holdsPassword(value);
      const shown = isSecret ? "" : ` (now: ${JSON.stringify(present[name])})`;
      return `${name} ${issue.message}${shown}`;
    });
    const lines = [...(issues ?? []), ...faults].map((line) => `  ${line}`);
    throw new SettingsError(`The site cannot start with these environment variables:\n${lines.join("\n")}`);
  }
  const env = result.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    apiUrl: env.API_URL,
    publicOrigin: env.PUBLIC_ORIGIN,
    authSecret: env.AUTH_SECRET,
    authProviders: identity.providers,
    smtpUrl: env.SMTP_URL,
    iyzico: payment.iyzico,
    payments: payment.payments,
    seed: env.SEED ?? (env.DATABASE_URL === undefined ? "demo" : "none"),
    pageCacheMegabytes: env.PAGE_CACHE_MB,
    trustProxy: env.TRUST_PROXY,
    mediaHosts: env.MEDIA_HOSTS,
    drawsAhead: env.PICTURES_AHEAD === "on",
    metricsPort: env.METRICS_PORT,
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined &&
      present["OTEL_SDK_DISABLED"]?.toLowerCase() !== "true" &&
      present["OTEL_TRACES_EXPORTER"] !== "none",
    logLevel: env.LOG_LEVEL,
  };
}
