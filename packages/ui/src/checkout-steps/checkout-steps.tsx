"use client";

import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { Stepper } from "../stepper/stepper.tsx";
import * as css from "./checkout-steps.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

/** Steps named by the library. */
type NamedStep = "cart" | "address" | "payment" | "review" | "done";

/** A checkout step: a standard one, or another with its label. */
export type CheckoutStep = {
  /** The URL to review the step once it is finished. */
  href?: string;
} & ({ id: NamedStep; label?: string } | { id: string; label: string });

export interface CheckoutStepsProps extends RootProps<HTMLDivElement> {
  /** The steps, in order. */
  steps: readonly CheckoutStep[];
  /** Id of the current step; null when all are done. */
  current: string | null;
  /** The list's name. @default the steps of the order, in the page's language */
  label?: string;
}

/**
 * The steps of a checkout, with links back to the finished ones. In narrow windows only the marks are in line, and a
 * text above them names this step and the next one.
 */
export function CheckoutSteps({ steps, current, label, className, ...rest }: CheckoutStepsProps) {
  const messages = useMessages("checkout-steps");
  const { locale } = useLocale();
  const found = steps.findIndex((step) => step.id === current);
  const place = found === -1 ? steps.length : found;
  const named = steps.map(({ id, label: own, href }) => ({
    id,
    href,
    // Only standard steps may omit the label.
    label: own ?? messages[id as NamedStep],
  }));
  const here = named[place];
  const next = named[place + 1];
  return (
    <div {...rest} className={classList(css.root, className)}>
      {/* Screen readers get the same information from the list. */}
      <p className={css.position} aria-hidden="true">
        <span className={css.here}>
          {here === undefined
            ? messages.finished
            : formatMessage(
                messages.position,
                { number: place + 1, total: steps.length, label: here.label },
                locale,
              )}
        </span>
        {next !== undefined && (
          <span className={css.next}>{formatMessage(messages.next, { label: next.label }, locale)}</span>
        )}
      </p>
      <Stepper steps={named} current={place} label={label ?? messages.label} />
    </div>
  );
}
