export type { NavigationCategory, NavigationGroup, NavigationLink } from "./navigation.ts";
