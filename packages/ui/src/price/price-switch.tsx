"use client";

import { priceViews, type PriceView } from "@preforma/domain/shop";
import { useMessages } from "../provider/provider.tsx";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./price.css.ts";

export interface PriceSwitchProps extends RootProps<HTMLFormElement> {
  /** The prices that are shown. */
  value: PriceView;
  /** Where the choice is posted before and without JavaScript, as the field `prices`. */
  action: string;
  /** What is posted besides, such as the page to come back to. */
  fields?: Readonly<Record<string, string>>;
  /** Takes the choice over in place of the post: remember it, and set `data-prices` on the root. */
  onValueChange?: (view: PriceView) => void;
}

/** Two buttons that choose between prices with VAT and without. */
export function PriceSwitch({
  value,
  action,
  fields = {},
  onValueChange,
  className,
  ...rest
}: PriceSwitchProps) {
  const messages = useMessages("price");
  return (
    <form {...rest} method="post" action={action} className={classList(css.choice, className)}>
      {Object.entries(fields).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <div role="group" aria-label={messages.label} className={css.options}>
        {priceViews.map((view) => (
          <button
            key={view}
            type="submit"
            name="prices"
            value={view}
            aria-pressed={view === value}
            className={css.option}
            // Not the form's sending: a sidebar around it would close as if it led elsewhere.
            onClick={(event) => {
              if (!onValueChange) return;
              event.preventDefault();
              onValueChange(view);
            }}
          >
            {messages[view]}
          </button>
        ))}
      </div>
    </form>
  );
}
