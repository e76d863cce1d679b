export { ErrorPage, type ErrorPageProps, type ErrorPageKind } from "./error-page.tsx";
