export {
  LogoStrip,
  type LogoItem,
  type LogoStripProps,
  type WordMark,
  type WordMarkFile,
} from "./logo-strip.tsx";
