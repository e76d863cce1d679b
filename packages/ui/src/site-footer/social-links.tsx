"use client";

import { useMessages } from "../provider/index.ts";
import { mark } from "./social-marks.css.ts";
import { socialNetwork } from "./social-marks.ts";
import * as css from "./social-links.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

/** A social media profile of the company, from the settings. */
export interface SocialLink {
  /** `facebook`, `instagram`, `twitter`, `x`, `linkedin`, `youtube`; others are shown by this name. */
  name: string;
  href: string;
  /** The link's name, e.g. "Preforma on LinkedIn". */
  label: string;
}

export interface SocialLinksProps extends RootProps<HTMLUListElement> {
  /** The profiles in their order; renders nothing if the list is empty. */
  links: readonly SocialLink[];
  /** The background behind the links: the footer's dark band, or the page. @default "page" */
  tone?: keyof typeof css.link;
}

/** Links to the company's social media profiles, shown as marks. */
export function SocialLinks({ links, tone = "page", className, ...rest }: SocialLinksProps) {
  const messages = useMessages("site-footer");
  if (links.length === 0) return null;
  return (
    <ul role="list" aria-label={messages.social} {...rest} className={classList(css.list, className)}>
      {links.map((link) => {
        const network = socialNetwork(link.name);
        return (
          <li key={link.href}>
            <a
              href={link.href}
              rel="noopener me"
              className={network ? classList(css.link[tone], mark[network]) : css.namedLink[tone]}
              aria-label={network && link.label}
            >
              {!network && link.label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
