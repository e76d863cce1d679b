/** Just wide enough for the desktop layout, so that pictures stay small. */
const viewport = { value: "desktop" };

/**
 * The looks in which every story is tested: both directions, both schemes, and between them three languages, one of
 * them the one with the longest words. The name stands in the pictures' file names.
 */
export const looks = {
  ltr: { locale: "tr", scheme: "light", viewport },
  rtl: { locale: "ar", scheme: "light", viewport },
  dark: { locale: "de", scheme: "dark", viewport },
} as const;

/** A name of a look. */
export type Look = keyof typeof looks;

/** The looks' names, in the order in which they are tested. */
export const lookNames = Object.keys(looks) as readonly Look[];

declare module "vitest" {
  interface ProvidedContext {
    /** Whether this browser draws the same pixels as the one that drew the kept pictures. */
    comparePictures: boolean;
  }
}
