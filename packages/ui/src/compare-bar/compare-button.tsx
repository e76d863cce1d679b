"use client";

import { GitCompareArrows } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./compare-bar.css.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface CompareButtonProps extends Omit<RootProps<HTMLFormElement>, "id"> {
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
}

/** Puts a product among those to compare and takes it out again. */
export function CompareButton(props: CompareButtonProps) {
  const { title, id, action, method, compared = false, labelled = false, onComparedChange } = props;
  const messages = useMessages("compare-bar");
  const { locale } = useLocale();
  return (
    <form
      {...rootPropsOf({ ...props, id: undefined })}
      action={action}
      method={method}
      className={classList(css.form, props.className)}
      onSubmit={
        onComparedChange &&
        ((event) => {
          event.preventDefault();
          onComparedChange(!compared);
        })
      }
    >
      <button
        type="submit"
        name="products"
        value={id}
        className={labelled ? css.labelled : css.button}
        aria-pressed={compared}
        aria-label={formatMessage(messages.compareOf, { title }, locale)}
      >
        <Icon icon={GitCompareArrows} size={labelled ? "small" : "medium"} />
        {labelled && messages.compare}
      </button>
    </form>
  );
}
