import { ChevronDown } from "../drawings/index.ts";
import { useId, type ReactNode, type ToggleEvent } from "react";
import { Icon } from "../icon/icon.tsx";
import * as css from "./accordion.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

/** One question and its answer. */
export interface AccordionItem {
  /** The item's address on the page. */
  id: string;
  /** What is always to be seen. */
  title: ReactNode;
  /** What it opens. */
  content: ReactNode;
  /** Open at first. @default false */
  open?: boolean;
}

export interface AccordionProps extends RootProps<HTMLDivElement> {
  /** The items in their order, each with `id`, `title` and the `content` that it opens. */
  items: readonly AccordionItem[];
  /** The titles' place in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Opening one closes the others. Spares room, but takes away what one may want to compare. @default false */
  exclusive?: boolean;
  /** Ids of the open items, where you keep them yourself. */
  value?: readonly string[];
  /** Ids of the items that are open at first. @default those with `open` */
  defaultValue?: readonly string[];
  /** Told which items are open, after each change; with `value`, asks for it. */
  onValueChange?: (ids: readonly string[]) => void;
}

/**
 * Sections that unfold, on the native `<details>`: they work without JavaScript, and the browser's search in the
 * page opens them.
 */
export function Accordion({
  items,
  level = 3,
  exclusive = false,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  const name = useId();
  const isOpen = ({ id, open }: AccordionItem) => (value ?? defaultValue)?.includes(id) ?? open;
  const tell = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    const all = currentTarget.parentElement?.querySelectorAll<HTMLDetailsElement>(":scope > details") ?? [];
    const ids = [...all].filter(({ open }) => open).map(({ id }) => id);
    if (value === undefined) return onValueChange?.(ids);
    if (items.every((item) => ids.includes(item.id) === value.includes(item.id))) return;
    onValueChange?.(ids);
    // The browser has opened or closed it already. It stays so once the owner says so.
    for (const section of all) section.open = value.includes(section.id);
  };
  const Title = `h${level}` as const;
  return (
    <div {...rest} className={classList(css.accordion, className)}>
      {items.map((item) => (
        // Whoever opens one before hydration has set `open`, which React then must not take for a mistake.
        <details
          key={item.id}
          id={item.id}
          name={exclusive ? name : undefined}
          open={isOpen(item)}
          onToggle={onValueChange && tell}
          className={css.item}
          suppressHydrationWarning
        >
          <summary className={css.summary}>
            <Title className={css.title}>{item.title}</Title>
            <span className={css.chevron}>
              <Icon icon={ChevronDown} />
            </span>
          </summary>
          <div className={css.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
