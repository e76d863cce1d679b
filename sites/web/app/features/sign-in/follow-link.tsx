import { Alert } from "@preforma/ui/alert";
import { ButtonLink } from "@preforma/ui/button";
import { Form, SubmitButton } from "@preforma/ui/form";
import { DeadLinkNotice } from "@preforma/ui/verify-notice";
import { useEffect, useRef, useState } from "react";
import { usePageFormState } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { NarrowPage, type AccountPage } from "../account/index.ts";

interface FollowLinkProps {
  page: AccountPage;
  /** Its texts: `lead` and `button` before, `onward` once it worked, `again` when the link is worth nothing. */
  texts: "confirmDeletion" | "confirmEmail";
  /** The secret of the link in the mail; empty where the address has none. */
  token: string;
  /** Follows it as soon as there is script. Not for what cannot be taken back. */
  automatic?: boolean;
  /** Said once it worked. */
  done: string;
  onwardHref: string;
  /** Where another link is asked for. */
  againHref: string;
}

/**
 * A link of a mail, followed by a press of a button: mail programs open links to look at what is behind them, and
 * one that works once would be used up by that.
 */
export function FollowLink(props: FollowLinkProps) {
  const { page, texts, token, automatic = false, done, onwardHref, againHref } = props;
  const { t } = useTranslation("account");
  const [isDone, setDone] = useState(false);
  const [isUsed, setUsed] = useState(token === "");
  const form = usePageFormState("follow", {
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
    if (!automatic || !waits || began.current) return;
    began.current = true;
    place.current?.querySelector("form")?.requestSubmit();
  }, [automatic, waits]);

  if (isDone || form.props.state?.outcome?.ok === true)
    return (
      <NarrowPage page={page}>
        <Alert tone="success">{done}</Alert>
        <ButtonLink href={onwardHref}>{t(`${texts}.onward`)}</ButtonLink>
      </NarrowPage>
    );
  if (isUsed || form.detail?.["status"] === notThere)
    return (
      <NarrowPage page={page} title={null}>
        <DeadLinkNotice againHref={againHref} againLabel={t(`${texts}.again`)} />
      </NarrowPage>
    );
  return (
    <NarrowPage page={page} lead={t(`${texts}.lead`)}>
      <div ref={place}>
        <Form {...form.props}>
          <input type="hidden" name="token" value={token} />
          <SubmitButton wide>{t(`${texts}.button`)}</SubmitButton>
        </Form>
      </div>
    </NarrowPage>
  );
}

/** What the API says of a link that is worth nothing. */
const notThere = 404;
