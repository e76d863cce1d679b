export { KeptPages, type KeptPage, type KeptPagesProps } from "./kept-pages.tsx";
