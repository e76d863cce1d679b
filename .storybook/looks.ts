/**
 * The looks in which every story is tested: both directions, both schemes, and between them three languages, one of
 * them the one with the longest words. The name stands in the pictures' file names.
 */
export const looks = {
  ltr: { locale: "tr", scheme: "light" },
  rtl: { locale: "ar", scheme: "light" },
  dark: { locale: "de", scheme: "dark" },
} as const;

/** A name of a look. */
export type Look = keyof typeof looks;

declare module "vitest" {
  interface ProvidedContext {
    look: Look;
    /** Whether this browser draws the same pixels as the one that drew the kept pictures. */
    comparePictures: boolean;
  }
}
