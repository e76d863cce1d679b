"use client";

import { useState, useSyncExternalStore, type ReactElement } from "react";
import { Button } from "../button/index.ts";
import { writeClipboard } from "../copy-button/write-clipboard.ts";
import { Check, Ellipsis, Link2, Mail, MessageCircle, Printer, Share2, X } from "../drawings/index.ts";
import {
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRoot,
  DropdownMenuTrigger,
} from "../dropdown-menu/index.ts";
import { Icon } from "../icon/index.ts";
import type { TriggerElement } from "../layout/with-handlers.ts";
import type { RootProps } from "../layout/root-props.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import type { Placement } from "../popover/placement.logic.ts";
import { useMessages } from "../provider/provider.tsx";
import { scripted } from "../dropdown-menu/dropdown-menu.css.ts";

export interface ShareMenuProps extends RootProps<HTMLDivElement> {
  /** Absolute URL of what is shared. */
  url: string;
  /** What it is called: subject of the e-mail, first line of the message. */
  title: string;
  /** The button that opens it. @default a quiet button that says “Share” */
  trigger?: TriggerElement;
  /** Turns to the other side where there is no room. @default "bottom-start" */
  placement?: Placement;
}

const copyIcons = { copy: Link2, copied: Check, failed: X } as const;
const never = () => () => undefined;

/**
 * Shares a page: copies its link, sends it by email or WhatsApp, prints it, or opens the sharing dialog of the device.
 * Email and WhatsApp are links, which work without JavaScript.
 */
export function ShareMenu({ url, title, trigger, ...content }: ShareMenuProps): ReactElement {
  const messages = useMessages("share-menu");
  const [answer, setAnswer] = useState<keyof typeof copyIcons>("copy");
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  const copy = (event: Event) => {
    // The menu stays open and says whether it worked.
    event.preventDefault();
    writeClipboard(url).then(
      () => setAnswer("copied"),
      () => setAnswer("failed"),
    );
  };
  return (
    <DropdownMenuRoot onOpenChange={() => setAnswer("copy")}>
      <DropdownMenuTrigger asChild>
        {trigger ?? (
          <Button variant="quiet">
            <Icon icon={Share2} size="small" />
            {messages.share}
          </Button>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent aria-label={messages.share} {...content}>
        <DropdownMenuItem className={scripted} onSelect={copy}>
          <Icon icon={copyIcons[answer]} size="small" />
          {messages[answer]}
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
            <Icon icon={Mail} size="small" />
            {messages.email}
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon icon={MessageCircle} size="small" />
            {messages.whatsapp}
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem
          className={scripted}
          // Once the menu is gone, which would otherwise be on the paper.
          onSelect={() => setTimeout(() => globalThis.print())}
        >
          <Icon icon={Printer} size="small" />
          {messages.print}
        </DropdownMenuItem>
        {canShare && (
          <DropdownMenuItem onSelect={() => void shareByDevice({ title, url })}>
            <Icon icon={Ellipsis} size="small" />
            {messages.more}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
      <VisuallyHidden role="status">{answer === "copy" ? "" : messages[answer]}</VisuallyHidden>
    </DropdownMenuRoot>
  );
}

/** Opens the sharing dialog of the device. A person who closes it has shared nothing, which is no error. */
async function shareByDevice(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Nothing was shared.
  }
}
