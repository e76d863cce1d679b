import { accountMessages, type SignInResult } from "@preforma/domain/account";
import { pathTo } from "@preforma/domain/routes";
import { Alert } from "@preforma/ui/alert";
import { MagicLinkForm, ProviderButtons, SignInForm } from "@preforma/ui/sign-in-form";
import { useState } from "react";
import { redirect } from "react-router";
import { Form, FormTextField, SubmitButton } from "@preforma/ui/form";
import { TextLink } from "@preforma/ui/link";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import {
  usePageFormState,
  post,
  type PageFormProps,
  type PageFormState,
} from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { accountPage, NarrowPage } from "../account/index.ts";
import { afterSignIn, otherSignInMethods } from "./sign-in-at-api.server.ts";
import * as forms from "./sign-in-forms.server.ts";

const load = async (visit: Visit) => {
  const { searchParams } = visit.url;
  const callbackUrl = afterSignIn(visit, searchParams.get("callbackUrl"));
  const error = searchParams.get("error");
  // A signed-in visitor is redirected, unless connecting another service to the account failed.
  if (
    (error === null || ["SessionRequired", "FavouriteWaits", "SessionExpired"].includes(error)) &&
    // Where the session cannot be read, the form reports that itself.
    (await visit.session().catch(() => null))
  )
    throw redirect(callbackUrl, 303);
  const { services, link } = await otherSignInMethods(visit);
  // Without script the buttons are forms that lead to the services' own pages.
  if (services.length > 0) providerTargets(visit).forEach((target) => visit.visitor.formTargets.add(target));
  return {
    page: accountPage("login", visit),
    locale: visit.locale,
    callbackUrl,
    services,
    link,
    error,
    linkSent: searchParams.get("sent") === "email",
    deleted: searchParams.has("deleted"),
  };
};

/** The allowed origins of a service: any with https, and this machine for a local trial. */
const providerTargets = ({ isSecure }: Visit): string[] =>
  isSecure ? ["https:"] : ["https:", "http://localhost:*", "http://127.0.0.1:*"];

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction(forms);

export default function LoginPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, locale, callbackUrl, services, link, error, linkSent, deleted } = loaderData;
  const keep = ["callbackUrl"];
  const withPassword = usePageFormState("password", { keep });
  const withLink = usePageFormState("link", { keep });
  const withService = usePageFormState("provider", { keep });
  const withCode = usePageFormState("code", { keep });
  const { t } = useTranslation("account");
  const [asksForCode, setAsksForCode] = useState(false);
  const { error: postedError, retryAfter } =
    withPassword.detail ?? withLink.detail ?? withService.detail ?? {};
  const search = `?${new URLSearchParams({ callbackUrl })}`;
  const refused = postedError ?? nameOfMistake(withPassword, withLink);
  const triedCode = withCode.props.state !== undefined;
  if (asksForCode || triedCode || (refused ?? error) === "SecondFactorRequired")
    return (
      <NarrowPage page={page} titleId="code" title={t("login.codeTitle")} lead={t("login.codeLead")}>
        <CodeForm
          {...withCode.props}
          aria-labelledby="code"
          callbackUrl={callbackUrl}
          onAgain={() => setAsksForCode(false)}
        />
      </NarrowPage>
    );
  return (
    <NarrowPage page={page} titleId="sign-in">
      {deleted && <Alert tone="success">{accountMessages.accountDeleted[locale]}</Alert>}
      <SignInForm
        aria-labelledby="sign-in"
        action={withPassword.props.action}
        signIn={async (attempt) => {
          const result = await tryToSignIn(withPassword.props.action, { ...attempt });
          if (result?.error !== "SecondFactorRequired") return result;
          setAsksForCode(true);
          return null;
        }}
        error={typeof refused === "string" ? refused : (error ?? undefined)}
        retryAfter={typeof retryAfter === "number" ? retryAfter : undefined}
        email={withPassword.props.state?.values?.["email"]}
        registerHref={`${pathTo("register", locale)}${search}`}
        forgottenHref={`${pathTo("forgottenPassword", locale)}${search}`}
        verificationHref={`${pathTo("verifyEmail", locale)}${search}`}
      >
        {services.length > 0 || link ? (
          <>
            <ProviderButtons
              providers={services.map((service) => ({
                ...service,
                action: `${withService.props.action}&provider=${encodeURIComponent(service.id)}`,
              }))}
            />
            {link && (
              <MagicLinkForm
                action={withLink.props.action}
                signIn={(attempt) => tryToSignIn(withLink.props.action, { ...attempt })}
                linkSent={linkSent || withLink.detail?.["sent"] === true}
              />
            )}
          </>
        ) : null}
      </SignInForm>
    </NarrowPage>
  );
}

/** The error code of a post without script that failed validation: an empty field, or an invalid e-mail address. */
const nameOfMistake = (withPassword: PageFormState, withLink: PageFormState): string | undefined => {
  if (withPassword.props.state?.outcome?.ok === false) return "CredentialsSignin";
  return withLink.props.state?.outcome?.ok === false ? "EmailSignin" : undefined;
};

/**
 * Signs in by script through the same form that is posted without. Returns the refusal, so that the form's input stays;
 * null when the browser is leaving for the next page. Rejects where no answer arrived.
 */
async function tryToSignIn(
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<SignInResult | null> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const answer = await post(action, data, crypto.randomUUID());
  if ("redirect" in answer) {
    const { sessionStore } = await import("../../platform/session/session.browser.ts");
    sessionStore.announce();
    location.assign(answer.redirect);
    return null;
  }
  const { error, retryAfter } = answer.detail ?? {};
  return {
    ok: answer.state.outcome?.ok === true,
    status: 0,
    error: typeof error === "string" ? error : null,
    url: null,
    retryAfter: typeof retryAfter === "number" ? retryAfter : null,
  };
}

interface CodeFormProps extends PageFormProps {
  /** Where the person goes afterwards. */
  callbackUrl: string;
  /** Called when the person starts again: the link often leads to this page. */
  onAgain: () => void;
  /** Labels the form. */
  "aria-labelledby": string;
}

const codeSchema = () =>
  import("@preforma/domain/account/schema").then((schemas) => schemas.factorCodeSchema);

/** The second step of a sign-in: an app code, or a recovery code. */
function CodeForm({ callbackUrl, onAgain, ...form }: CodeFormProps) {
  const { t, locale } = useTranslation("account");
  return (
    <>
      <Form {...form} schema={codeSchema}>
        <FormTextField
          name="code"
          label={t("login.code")}
          hint={t("login.codeHint")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          dir="ltr"
        />
        <SubmitButton wide>{t("login.codeButton")}</SubmitButton>
      </Form>
      <TextLink href={`${pathTo("login", locale)}?${new URLSearchParams({ callbackUrl })}`} onClick={onAgain}>
        {t("login.again")}
      </TextLink>
    </>
  );
}
