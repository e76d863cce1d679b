import { Logo, LogoImage } from "@preforma/ui/site-header";
import type { ShellSettings } from "../../platform/loading/root-data.ts";
import * as css from "./shell.css.ts";

/** The URLs of the mark that the library draws itself: in the text's colour, in both schemes. */
const ownMarks: ReadonlySet<string> = new Set(["/brand/logo.svg", "/brand/logo-light.svg"]);

/** The settings contain no sizes; the placeholder size until a logo has loaded, px. */
const room = { width: 160, height: 40 };

/** A logo of the settings for the header, where it is not the library's mark; the light one is for the dark scheme. */
export function headerLogo(settings: ShellSettings | null | undefined) {
  if (!settings || ownMarks.has(settings.logo_url)) return undefined;
  const { logo_url, footer_logo_url } = settings;
  return (
    <LogoImage
      src={logo_url}
      {...(ownMarks.has(footer_logo_url) ? {} : { darkSrc: footer_logo_url })}
      {...room}
    />
  );
}

/** The same for the footer's dark band. */
export function footerLogo(settings: ShellSettings | null | undefined, name: string) {
  if (!settings || ownMarks.has(settings.footer_logo_url)) return <Logo name={name} />;
  return <img src={settings.footer_logo_url} alt={name} {...room} className={css.logo} loading="lazy" />;
}
