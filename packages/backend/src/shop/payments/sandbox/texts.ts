import type { Locale } from "@preforma/domain/locales";
import type { SandboxChoice } from "./provider.ts";
import data from "./texts.json" with { type: "json" };

interface SandboxTexts {
  title: string;
  /** That it is a test; first on every page. */
  test: string;
  order: string;
  amount: string;
  ask: string;
  choices: Record<SandboxChoice, string>;
  go: string;
  codeTitle: string;
  codeHint: string;
  codeLabel: string;
  codeWrong: string;
  approved: string;
  declined: string;
  silent: string;
  expired: string;
  back: string;
}

/** The words of the sandbox's payment page. In Arabic a name that begins with a digit has its own direction. */
export const sandboxTexts: Readonly<Record<Locale, SandboxTexts>> = data;
