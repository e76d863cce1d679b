"use client";

import { ActionForm } from "../button/action-form.tsx";
import { ButtonLink } from "../button/button.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./compare-bar.css.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface CompareButtonProps extends Omit<RootProps<HTMLButtonElement>, "id"> {
  /** The product's title: a page full of these buttons needs to say which one is which. */
  title: string;
  /** The product's id, as the address of the comparison names it. */
  id: string;
  /** The page of the comparison: without script the button leads there with this product. */
  action: string;
  /** How it gets there: `post` where the page's server gathers what is chosen, one product after the other. @default "get" */
  method?: "get" | "post";
  /** Whether the product is among those to compare. @default false */
  compared?: boolean;
  /** Shows the word beside the sign. @default false */
  labelled?: boolean;
  /** Takes the product in or out without leaving the page. @default the page of the comparison is opened */
  onComparedChange?: (compared: boolean) => void;
  /**
   * The comparison of what is chosen, and how many products that are. A link to it follows the button and shows when
   * it has the focus: for the keyboard the bar is as far away as the page is long. Give it where the button was
   * pressed. @default no link
   */
  comparison?: { href: string; count: number } | undefined;
}

/** Puts a product among those to compare and takes it out again. */
export function CompareButton(props: CompareButtonProps) {
  const {
    title,
    id,
    action,
    method,
    compared = false,
    labelled = false,
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
        className={classList(labelled ? css.labelled : css.button, props.className)}
      >
        {labelled && messages.compare}
      </button>
      {comparison && (
        <ButtonLink href={comparison.href} variant="solid" size="small" className={css.link}>
          {formatMessage(messages.openChosen, { count: comparison.count }, locale)}
        </ButtonLink>
      )}
    </ActionForm>
  );
}
