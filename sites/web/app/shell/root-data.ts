import type { SiteSettings } from "@preforma/domain/settings";
import type { NavigationCategory } from "@preforma/ui/navigation";
import { useRouteLoaderData } from "react-router";
import { unpack, type Packed } from "../loading/packed.ts";

/** What every page of a document shares: loaded once, never again while the document lives. */
export interface RootData {
  /** Origin under which visitors reach the site. */
  origin: string;
  /** Versions of the language's translation files, `namespace:version` pairs. */
  translations: string;
  /** For the legal line; told by the server, so that a page rendered on New Year's Eve hydrates. */
  year: number;
  categories: NavigationCategory[];
  settings: ShellSettings | null;
}

/** The part of the settings that header and footer show. */
export type ShellSettings = Pick<SiteSettings, "fixed_menu" | "contact_info" | "social_media_links">;

/** The root's data; nothing when the root itself could not be loaded. */
export function useRootData(): RootData | undefined {
  return unpack(useRouteLoaderData<Packed<RootData> | undefined>("root"));
}
