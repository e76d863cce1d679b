/** Just wide enough for the desktop layout, so that pictures stay small. */
const viewport = { value: "desktop" };

/**
 * The modes in which stories are tested: both directions and both schemes, and with `pnpm test --full` the language with
 * the longest words. The name is part of the pictures' file names.
 */
export const modes = {
  ltr: { locale: "tr", scheme: "light", viewport },
  rtl: { locale: "ar", scheme: "dark", viewport },
  dark: { locale: "de", scheme: "dark", viewport },
} as const;

/** A name of a mode. */
export type Mode = keyof typeof modes;

declare module "vitest" {
  interface ProvidedContext {
    /** Whether this browser draws the same pixels as the one that drew the baselines. */
    comparePictures: boolean;
  }
}
