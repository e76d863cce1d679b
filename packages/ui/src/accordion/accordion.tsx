import type { ReactNode } from "react";
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
  type AccordionBehaviour,
} from "./accordion-parts.tsx";

/** A section of the ready-made accordion. */
export interface AccordionSection {
  /** The section's URL fragment. */
  id: string;
  /** The always visible title. */
  title: ReactNode;
  /** The collapsible content. */
  content: ReactNode;
  /** Open at first. @default false */
  open?: boolean;
}

export interface AccordionProps extends AccordionBehaviour {
  /** The sections in order, each with `id`, `title` and the `content` that it opens. */
  items: readonly AccordionSection[];
}

/**
 * Expandable sections, ready-made from their parts (`AccordionRoot`, `AccordionItem` and so on). They are built on the
 * native `<details>`: they work without JavaScript, and the browser's find-in-page opens them.
 */
export function Accordion({ items, ...root }: AccordionProps) {
  return (
    <AccordionRoot {...root}>
      {items.map(({ id, title, content, open }) => (
        <AccordionItem key={id} id={id} open={open}>
          <AccordionTrigger>{title}</AccordionTrigger>
          <AccordionContent>{content}</AccordionContent>
        </AccordionItem>
      ))}
    </AccordionRoot>
  );
}
