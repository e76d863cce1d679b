export { LogoStrip, type LogoItem, type LogoStripProps, type WordMark } from "./logo-strip.tsx";
