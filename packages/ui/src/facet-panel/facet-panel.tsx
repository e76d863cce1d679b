"use client";

import { formatVolume } from "@preforma/domain/vocabulary";
import { useRef, type FormEvent } from "react";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { RangeFilter } from "../range-filter/index.ts";
import { FacetGroup, type FacetGroupProps } from "./facet-group.tsx";
import * as css from "./facet-panel.css.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";

export interface FacetPanelProps extends RootProps<HTMLFormElement> {
  /** The form's action: the list's URL without its query. */
  action: string;
  /** Further query parameters, such as keyword and sort order. */
  hidden?: readonly { name: string; value: string }[];
  /** The groups of check boxes, in order, each value with its number of products. */
  facets: readonly FacetGroupProps[];
  /** The volume range; names of its two fields are `volume_min` and `volume_max`, values in ml. */
  volume?: { min: number; max: number; from?: number; to?: number } | null;
  /** The number of products for the current choice, shown on the button. */
  resultCount: number;
  /** Called on every change after hydration; without it, and without JavaScript, the button applies. */
  onFiltersChange?: (form: HTMLFormElement) => void;
}

/**
 * The filters of a list as a plain GET form: check boxes by facet and a volume range. Each change can
 * be applied at once; without JavaScript the button at the end does it.
 */
export function FacetPanel(props: FacetPanelProps) {
  const messages = useMessages("facet-panel");
  const { locale } = useLocale();
  const change = (event: FormEvent<HTMLFormElement>) => props.onFiltersChange?.(event.currentTarget);
  const { volume, ref, className } = props;
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      {...rootPropsOf(props)}
      ref={useBothRefs(form, ref)}
      className={classList(css.form, className)}
      method="get"
      action={props.action}
      aria-label={messages.title}
      onChange={(event) => {
        // Volumes are reported when committed, not on every keystroke and step.
        if (event.target instanceof HTMLInputElement && event.target.type === "checkbox") change(event);
      }}
      onSubmit={(event) => {
        if (!props.onFiltersChange) return;
        event.preventDefault();
        change(event);
      }}
    >
      {props.hidden?.map((field) => (
        <input key={field.name} type="hidden" name={field.name} value={field.value} />
      ))}
      {props.facets.map((facet) => (
        <FacetGroup {...facet} key={facet.name} />
      ))}
      {volume && volume.max > volume.min && (
        <RangeFilter
          legend={messages.volume}
          min={Math.max(volume.min, 0.1)}
          max={volume.max}
          from={volume.from}
          to={volume.to}
          fromLabel={messages.from}
          toLabel={messages.to}
          fromName="volume_min"
          toName="volume_max"
          format={(value) => formatVolume(value, locale)}
          onValueCommit={() => form.current && props.onFiltersChange?.(form.current)}
        />
      )}
      <div className={css.actions}>
        <button type="submit" className={css.apply}>
          {props.onFiltersChange
            ? formatMessage(messages.results, { count: props.resultCount }, locale)
            : messages.apply}
        </button>
      </div>
    </form>
  );
}
