import { accountMessages, confirmDeletion, confirmEmail } from "@preforma/domain/account";
import { linkSchema } from "@preforma/domain/account/schema";
import { matchPath, pathTo } from "@preforma/domain/routes";
import { Alert } from "@preforma/ui/alert";
import { ButtonLink } from "@preforma/ui/button";
import { Form, SubmitButton } from "@preforma/ui/form";
import { DeadLinkNotice } from "@preforma/ui/verify-notice";
import { useEffect, useRef, useState } from "react";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageFormState } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "../account/index.ts";

/**
 * The pages behind such links, by name, which is also that of their texts and forms: the message for success, the next
 * page, and where to request another link. Reversible actions run as soon as there is script.
 */
const linkPages = {
  /** Activates a new e-mail address, for the account that requested it. */
  confirmEmail: { done: "emailChanged", onward: "account", again: "accountSecurity", isAutomatic: true },
  /** Erases an account that has no password. */
  confirmDeletion: { done: "accountDeleted", onward: "home", again: "accountPrivacy", isAutomatic: false },
} as const;

const load = async (visit: Visit) => {
  const isEmail = matchPath(visit.url.pathname)?.name === "confirmEmail";
  if (isEmail) await visit.requireSession();
  const name: keyof typeof linkPages = isEmail ? "confirmEmail" : "confirmDeletion";
  return { page: accountPage(name, visit), name, token: visit.url.searchParams.get("token") ?? "" };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  confirmEmail: {
    schema: linkSchema,
    customersOnly: true,
    send: ({ text }, { safe }) => confirmEmail(safe, text("token")),
  },
  confirmDeletion: { schema: linkSchema, send: ({ text }, { safe }) => confirmDeletion(safe, text("token")) },
});

/**
 * A mailed link that takes effect when a button is pressed: mail programs open links to inspect them, which would use
 * up a one-time link.
 */
export default function MailLinkPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, name, token } = loaderData;
  const { done, onward, again, isAutomatic } = linkPages[name];
  const { t, locale } = useTranslation("account");
  const [isDone, setDone] = useState(false);
  const [isUsed, setUsed] = useState(token === "");
  const form = usePageFormState(name, {
    keep: ["token"],
    onAnswer({ state, detail }) {
      setDone(state.outcome?.ok === true);
      setUsed(detail?.["status"] === notThere);
    },
  });
  const place = useRef<HTMLDivElement>(null);
  const began = useRef(false);
  const waits = form.props.state === undefined && token !== "";
  useEffect(() => {
    if (!isAutomatic || !waits || began.current) return;
    began.current = true;
    place.current?.querySelector("form")?.requestSubmit();
  }, [isAutomatic, waits]);

  if (isDone || form.props.state?.outcome?.ok === true)
    return (
      <NarrowPage page={page}>
        <Alert tone="success">{accountMessages[done][locale]}</Alert>
        <ButtonLink href={pathTo(onward, locale)}>{t(`${name}.onward`)}</ButtonLink>
      </NarrowPage>
    );
  if (isUsed || form.detail?.["status"] === notThere)
    return (
      <NarrowPage page={page} title={null}>
        <DeadLinkNotice retryHref={pathTo(again, locale)} retryLabel={t(`${name}.again`)} />
      </NarrowPage>
    );
  return (
    <NarrowPage page={page} lead={t(`${name}.lead`)}>
      <div ref={place}>
        <Form {...form.props}>
          <input type="hidden" name="token" value={token} />
          <SubmitButton wide>{t(`${name}.button`)}</SubmitButton>
        </Form>
      </div>
    </NarrowPage>
  );
}

/** The API's status for an invalid link. */
const notThere = 404;
