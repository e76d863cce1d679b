"use client";

import type { SignInResult } from "@preforma/domain/account";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { Alert } from "../alert/index.ts";
import { Form, FormTextField, SubmitButton, type FormOutcome } from "../form/index.ts";
import { HiddenFields, FormLink, FormLinks } from "../account-form/index.ts";
import { FormPasswordField } from "../password-field/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { signInRefusal } from "./sign-in-error.logic.ts";
import * as css from "./sign-in-form.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { Button } from "../button/button.tsx";
import { formatMessage } from "../messages/message.ts";
import { classList } from "../theme/class-list.ts";

/** The visitor's credentials. */
export interface SignInAttempt {
  email: string;
  password: string;
}

export interface SignInFormProps extends RootProps<HTMLFormElement> {
  /** Where the form is posted before and without script: `/api/auth/callback/credentials`. */
  action: string;
  /** Hidden fields: `csrfToken` and `callbackUrl`. */
  fields?: Readonly<Record<string, string>>;
  /**
   * Signs in without leaving the page, such as `signIn` of the domain. Returns the result, or null if the browser is
   * already navigating to another page.
   */
  signIn?: (attempt: SignInAttempt) => Promise<SignInResult | null>;
  /** Called after sign-in if the browser does not navigate to another page. */
  onSignedIn?: (result: SignInResult) => void;
  /**
   * Name of the error in the page's URL: after a post without script, or `SessionRequired` or `FavouriteWaits` after a
   * redirect from a page that needs an account. These two are shown as a notice, because nothing failed.
   */
  error?: string;
  /** Seconds until the next try is allowed. */
  retryAfter?: number;
  /** Prefills the email address. */
  email?: string;
  /** The registration page. */
  registerHref: string;
  /** The page to request a new password. */
  forgottenHref: string;
  /** The page to request a new confirmation link. */
  verificationHref: string;
  /** Other sign-in methods, shown below: `ProviderButtons`, `MagicLinkForm`. */
  children?: ReactNode;
}

const schema = () => import("@preforma/domain/account/schema").then(({ signInSchema }) => signInSchema);

/** Names of errors that mean that the visitor's last step needs an account. */
const ledHere: readonly (string | undefined)[] = ["SessionRequired", "FavouriteWaits"];

/**
 * Signs customers in with email and password. It explains errors, shows how long an account is locked and links to a
 * new confirmation email. It never reveals whether an address is known.
 */
export function SignInForm({
  action,
  fields,
  signIn,
  onSignedIn,
  error: givenError,
  retryAfter,
  email,
  registerHref,
  forgottenHref,
  verificationHref,
  children,
  ...rest
}: SignInFormProps) {
  const messages = useMessages("sign-in-form");
  const common = useMessages("account-form");
  const texts = useMessages("request-form");
  const { locale } = useLocale();
  const [error, setError] = useState(givenError);
  const refusalOf = (name: string) => signInRefusal(name, retryAfter, locale, messages);

  const send =
    signIn &&
    (async (data: FormData): Promise<FormOutcome> => {
      const result = await signIn({ email: textOf(data, "email"), password: textOf(data, "password") });
      setError(result?.error ?? undefined);
      if (result !== null && !result.ok)
        return {
          ok: false,
          message: signInRefusal(result.error ?? "Default", result.retryAfter, locale, messages),
        };
      if (result !== null) onSignedIn?.(result);
      return { ok: true, message: messages.goingOn };
    });
  return (
    <div className={css.signIn}>
      {error !== undefined && ledHere.includes(error) && <Alert live>{refusalOf(error)}</Alert>}
      <Form
        {...rest}
        action={action}
        schema={schema}
        send={send}
        state={
          givenError === undefined || ledHere.includes(givenError)
            ? undefined
            : { outcome: { ok: false, message: refusalOf(givenError) } }
        }
      >
        <HiddenFields fields={fields} />
        <FormTextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          dir="ltr"
          defaultValue={email}
        />
        <FormPasswordField name="password" purpose="current" label={common.password} />
        {error === "EmailNotVerified" && (
          <FormLink href={verificationHref}>{messages.sendVerification}</FormLink>
        )}
        <SubmitButton wide>{common.signIn}</SubmitButton>
      </Form>
      <FormLinks>
        <FormLink href={forgottenHref}>{messages.forgotten}</FormLink>
        <FormLink question={messages.noAccount} href={registerHref}>
          {messages.register}
        </FormLink>
      </FormLinks>
      {children && (
        <div className={css.others}>
          <p className={css.or}>{messages.or}</p>
          {children}
        </div>
      )}
    </div>
  );
}

/** The text value of a form field. */
function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** An identity provider. */
export interface ProviderChoice {
  /** The id in the auth endpoints. */
  id: string;
  /** The service's own name. */
  name: string;
  /** The URL to which its form is posted: `/api/auth/signin/{id}`. */
  action: string;
}

export interface ProviderButtonsProps extends RootProps<HTMLDivElement> {
  /** The services in their order, each with its `id`, `name` and the form's `action`. */
  providers: readonly ProviderChoice[];
  /** Hidden fields: `csrfToken` and `callbackUrl`. */
  fields?: Readonly<Record<string, string>>;
  /** Handles a click if the page can sign in without a full load; it then calls `event.preventDefault()`. */
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
