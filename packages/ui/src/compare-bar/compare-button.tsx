"use client";

import { ActionForm } from "../button/action-form.tsx";
import { ButtonLink } from "../button/button.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./compare-bar.css.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface CompareButtonProps extends Omit<RootProps<HTMLButtonElement>, "id"> {
  /** The product's title, which distinguishes the buttons on a page. */
  title: string;
  /** The product's id in the comparison's URL. */
  id: string;
  /** The comparison's page: without script the button opens it with this product. */
  action: string;
  /** The form's method: `post` if the server collects the chosen products one by one. @default "get" */
  method?: "get" | "post";
  /** Whether the product is in the comparison. @default false */
  compared?: boolean;
  /** Shows the label beside the icon. @default false */
  showLabel?: boolean;
  /** Adds or removes the product without leaving the page. @default opens the comparison's page */
  onComparedChange?: (compared: boolean) => void;
  /**
   * The comparison's URL and product count. Adds a link after the button, visible on focus, because keyboard users
   * would have to tab through the whole page to reach the bar. Set it on the button that was pressed. @default no link
   */
  comparison?: { href: string; count: number } | undefined;
}

/** Adds a product to the comparison or removes it. */
export function CompareButton(props: CompareButtonProps) {
  const {
    title,
    id,
    action,
    method,
    compared = false,
    showLabel = false,
    onComparedChange,
    comparison,
  } = props;
  const messages = useMessages("compare-bar");
  const { locale } = useLocale();
  return (
    <ActionForm className={css.form}>
      <button
        type="submit"
        name="products"
        value={id}
        formAction={action}
        formMethod={method}
        aria-pressed={compared}
        aria-label={formatMessage(messages.compareOf, { title }, locale)}
        onClick={
          onComparedChange &&
          ((event) => {
            event.preventDefault();
            onComparedChange(!compared);
          })
        }
        {...rootPropsOf({ ...props, id: undefined })}
        className={classList(showLabel ? css.labelled : css.button, props.className)}
      >
        {showLabel && messages.compare}
      </button>
      {comparison && (
        <ButtonLink href={comparison.href} variant="solid" size="small" className={css.link}>
          {formatMessage(messages.openChosen, { count: comparison.count }, locale)}
        </ButtonLink>
      )}
    </ActionForm>
  );
}
