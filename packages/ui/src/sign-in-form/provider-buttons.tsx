"use client";

import type { SubmitEvent } from "react";
import { HiddenFields } from "../account-form/index.ts";
import { Button } from "../button/button.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./sign-in-form.css.ts";

/** An identity provider. */
export interface ProviderChoice {
  /** As the auth endpoints call it. */
  id: string;
  /** The service's own name. */
  name: string;
  /** Where its form is posted: `/api/auth/signin/{id}`. */
  action: string;
}

export interface ProviderButtonsProps extends RootProps<HTMLDivElement> {
  /** The services in their order, each with `id`, its `name` and the `action` that its form is posted to. */
  providers: readonly ProviderChoice[];
  /** Goes along: `csrfToken` and `callbackUrl`. */
  fields?: Readonly<Record<string, string>>;
  /** Takes a click over where the page can do it without a full load; call `event.preventDefault()` then. */
  onChoose?: (id: string, event: SubmitEvent<HTMLFormElement>) => void;
}

/** Signs in with another service. Each button is its own form, so it works without JavaScript. */
export function ProviderButtons({ providers, fields, onChoose, className, ...rest }: ProviderButtonsProps) {
  const messages = useMessages("sign-in-form");
  const { locale } = useLocale();
  // An empty box would add a gap between its neighbours.
  if (providers.length === 0) return null;
  return (
    <div {...rest} className={classList(css.others, className)}>
      {providers.map(({ id, name, action }) => (
        <form key={id} method="post" action={action} onSubmit={(event) => onChoose?.(id, event)}>
          <HiddenFields fields={fields} />
          <Button type="submit" variant="outline" wide>
            <span>{formatMessage(messages.withProvider, { name }, locale)}</span>
          </Button>
        </form>
      ))}
    </div>
  );
}
