"use client";

import type { SignInResult } from "@preforma/domain/account";
import { ChevronDown } from "../drawings/index.ts";
import { HiddenFields } from "../account-form/index.ts";
import { Form, FormTextField, SubmitButton, type FormOutcome } from "../form/index.ts";
import { Icon } from "../icon/icon.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { SentView } from "../request-form/index.ts";
import { signInRefusal } from "./sign-in-error.logic.ts";
import * as css from "./sign-in-form.css.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface MagicLinkFormProps extends RootProps<HTMLDetailsElement> {
  /** Where the form is posted before and without script: `/api/auth/signin/email`. */
  action: string;
  /** Hidden fields: `csrfToken` and `callbackUrl`. */
  fields?: Readonly<Record<string, string>>;
  /** Requests the link without leaving the page. */
  signIn?: (attempt: { email: string }) => Promise<SignInResult | null>;
  /** The link has already been requested without script. @default false */
  linkSent?: boolean;
}

const schema = () =>
  import("@preforma/domain/account/schema").then(({ mailRequestSchema }) => mailRequestSchema);

/**
 * Signs in with a link in an email, for people who forgot their password or never had one. It opens without JavaScript.
 */
export function MagicLinkForm({ action, fields, signIn, linkSent = false, ...rest }: MagicLinkFormProps) {
  const messages = useMessages("sign-in-form");
  const texts = useMessages("request-form");
  const { locale } = useLocale();
  const send =
    signIn &&
    (async (data: FormData): Promise<FormOutcome> => {
      const email = data.get("email");
      const result = await signIn({ email: typeof email === "string" ? email : "" });
      return result === null || result.ok
        ? { ok: true }
        : {
            ok: false,
            message: signInRefusal(result.error ?? "EmailSignin", result.retryAfter, locale, messages),
          };
    });
  return (
    <details open={linkSent || undefined} {...rest}>
      <summary className={css.summary}>
        <span>{messages.linkTitle}</span>
        <Icon icon={ChevronDown} size="small" className={css.summaryChevron} />
      </summary>
      <Form
        className={css.link}
        action={action}
        schema={schema}
        send={send}
        state={linkSent ? { outcome: { ok: true } } : undefined}
        sent={<SentView title={messages.linkSent} detail={messages.linkSentDetail} />}
      >
        <HiddenFields fields={fields} />
        <FormTextField
          name="email"
          type="email"
          label={texts.email}
          hint={messages.linkLead}
          autoComplete="email"
          dir="ltr"
        />
        <SubmitButton variant="outline" wide>
          {messages.sendLink}
        </SubmitButton>
      </Form>
    </details>
  );
}
