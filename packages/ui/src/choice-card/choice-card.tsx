"use client";

import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { FieldNotes, useFieldIds, type FieldTexts } from "../field/field-frame.tsx";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./choice-card.css.ts";
import type { GroupProps } from "../layout/root-props.ts";

export interface ChoiceCardProps extends Omit<ComponentPropsWithRef<"input">, "type" | "title"> {
  /** The title, which names the radio button. */
  title: ReactNode;
  /** An icon before the title. */
  icon?: IconComponent;
  /** A badge after the title; part of the name. */
  badge?: ReactNode;
  /** A short description below the title. */
  note?: ReactNode;
  /** Why it cannot be chosen now. If set, it is disabled. */
  reason?: ReactNode;
  /** Opens under the chosen card: its consequences, or further input. */
  details?: ReactNode;
  /** The card's own buttons and links, outside the radio button's target. */
  actions?: ReactNode;
}

/**
 * A radio button as a card, with a note about the choice. The whole card can be clicked. Details open with CSS alone;
 * a browser that can't do this shows them always.
 */
export function ChoiceCard({
  title,
  icon,
  badge,
  note,
  reason,
  details,
  actions,
  disabled = false,
  className,
  ...rest
}: ChoiceCardProps) {
  const id = useId();
  const isOff = disabled || Boolean(reason);
  const describedBy = [rest["aria-describedby"], note && `${id}-note`, reason && `${id}-reason`];
  return (
    <div className={classList(css.card, isOff && css.off)}>
      <label className={css.head}>
        <input
          {...rest}
          type="radio"
          disabled={isOff}
          aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
          className={classList(css.radio, className)}
        />
        <span className={css.title}>{title}</span>
        {badge}
        {icon && <Icon icon={icon} className={css.icon} />}
      </label>
      {note && (
        <div id={`${id}-note`} className={css.note}>
          {note}
        </div>
      )}
      {reason && (
        <div id={`${id}-reason`} className={css.reason}>
          {reason}
        </div>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
      {details && !isOff && <div className={css.details}>{details}</div>}
    </div>
  );
}

export interface ChoiceCardsProps extends Omit<FieldTexts, "optional">, GroupProps {
  /** Stacked, or as many side by side as fit. @default "list" */
  layout?: keyof typeof css.cards;
  /** Hides the legend visually, if a heading above shows the same. @default false */
  hideLabel?: boolean;
  /** `ChoiceCard`s that share a `name`. */
  children: ReactNode;
}

/** A question whose answers are cards. */
export function ChoiceCards({
  label,
  hint,
  error,
  layout = "list",
  hideLabel = false,
  id: givenId,
  children,
  className,
  ...rest
}: ChoiceCardsProps) {
  const { id, control } = useFieldIds({ label, hint, error }, givenId, rest["aria-describedby"]);
  return (
    <fieldset
      tabIndex={-1}
      data-invalid={error ? "" : undefined}
      {...rest}
      aria-describedby={control["aria-describedby"]}
      id={id}
      className={classList(css.group, className)}
    >
      <legend className={hideLabel ? css.hiddenLegend : css.legend}>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={css.cards[layout]}>{children}</div>
    </fieldset>
  );
}
