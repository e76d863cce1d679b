import type { Locale } from "@preforma/domain/locales";
import { documentLocale } from "../i18n/browser.ts";
import { cacheFrame, frameUrl, type FrameData } from "./root-data.ts";

/** Fetches the data of a document's header and footer; a page that failed to render has none. */
export async function fetchFrame(
  version = document.documentElement.dataset["frame"],
  locale: Locale = documentLocale(),
): Promise<void> {
  if (version === undefined) return;
  const address = frameUrl(locale, version);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The frame of the page at ${address} answered ${response.status}`);
  cacheFrame(version, (await response.json()) as FrameData);
}
