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
import { loadForVisitor } from "../../platform/loading/load-for-visitor.server.ts";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "../account/index.ts";

/**
 * The pages behind such links, by their names, which are also those of their texts and forms: what is said once it
 * worked, where to go on, and where another link is asked for. What can be taken back is done as soon as there is script.
 */
const linkPages = {
  /** Takes a new e-mail address into use, for the account that asked. */
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
 * A link of a mail, followed by a press of a button: mail programs open links to look at what is behind them, and
 * one that works once would be used up by that.
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
        <DeadLinkNotice againHref={pathTo(again, locale)} againLabel={t(`${name}.again`)} />
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

/** What the API says of a link that is worth nothing. */
const notThere = 404;
