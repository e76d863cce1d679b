"use client";

import { Check } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage, formatNumber } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./stepper.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

/** One step of a process. */
export interface Step {
  id: string;
  /** The step's name. */
  label: string;
  /** The page of a completed step. Future steps have none. */
  href?: string;
}

export interface StepperProps extends RootProps<HTMLDivElement> {
  /** All steps in their order, each with `id` and `label`; a completed one may have an `href`. */
  steps: readonly Step[];
  /** Index of the current step, from 0; `steps.length` when all are completed. */
  current: number;
  /** The accessible name, such as "Checkout". @default "Steps" in the page's language */
  label?: string;
}

const stateOf = (index: number, current: number) =>
  index < current ? "done" : index === current ? "current" : "open";

/**
 * The position in a fixed sequence of steps. In narrow spaces, such as a phone, only the current step shows its name.
 * It is a navigation landmark if a step is a link, and a group otherwise.
 */
export function Stepper({ steps, current, label, className, ...rest }: StepperProps) {
  const messages = useMessages("stepper");
  const { locale } = useLocale();
  const Link = useLink();
  const leads = steps.some((step, index) => index < current && step.href !== undefined);
  const Frame = leads ? "nav" : "div";
  return (
    <Frame
      role={leads ? undefined : "group"}
      aria-label={label ?? messages.label}
      {...rest}
      className={classList(css.frame, className)}
    >
      <ol role="list" className={css.list}>
        {steps.map((step, index) => {
          const state = stateOf(index, current);
          const inner = (
            <>
              <span className={css.mark[state]} aria-hidden="true">
                {state === "done" ? <Icon icon={Check} size="small" /> : formatNumber(index + 1, locale)}
              </span>
              <VisuallyHidden>
                {formatMessage(messages.position, { number: index + 1, total: steps.length }, locale)}:{" "}
                {state === "current" ? "" : `${step.label}, ${messages[state]}`}
              </VisuallyHidden>
              <span className={css.text} aria-hidden={state === "current" ? undefined : true}>
                {step.label}
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              className={css.step}
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
            >
              {state === "done" && step.href !== undefined ? (
                <Link href={step.href} className={css.label}>
                  {inner}
                </Link>
              ) : (
                <span className={css.label}>{inner}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}
