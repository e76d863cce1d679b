export { localeOf, localePrefix } from "./path-parts.ts";
export { idOf, matchPath } from "./match.ts";
export { pathFor, pathTo, routePatterns, type PathArguments } from "./path.ts";
export { pathWithin, signInPath, signInPathFrom, type NoSession, type SignInPageQuery } from "./sign-in.ts";
export * from "./table.ts";
export { isSamePath, redirectFor, translatePath, type SlugResolver } from "./translate.ts";
