import { errorMessages } from "@preforma/domain/errors";
import { Alert } from "@preforma/ui/alert";
import { Container } from "@preforma/ui/layout";
import { useEffect, useRef } from "react";
import { usePageLocale } from "../i18n/translations.tsx";
import { signOutFailure } from "./sign-out-failure.ts";

/** Reports that the customer is still signed in. Fetched while they are signed in and there is a connection. */
export default function FailedSignOut({ count }: { count: number }) {
  const locale = usePageLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [count]);
  return (
    <Container>
      <div ref={place}>
        {/* A new element for each try, so that it is announced each time. */}
        <Alert key={count} tone="danger" live onDismiss={signOutFailure.dismiss}>
          {errorMessages[locale].DEFAULT}
        </Alert>
      </div>
    </Container>
  );
}
