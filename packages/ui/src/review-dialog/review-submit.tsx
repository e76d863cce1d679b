"use client";

import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useMessages } from "../provider/provider.tsx";
import { SendButton } from "../request-form/index.ts";
import * as shared from "../request-form/request-form.css.ts";

/**
 * Out of order until stars are chosen (section 4), yet within reach: it can be focused, says what is missing, and
 * trying it leads to the stars.
 */
export function ReviewSubmit({ children }: { readonly children: ReactNode }) {
  const outcomes = useMessages("outcomes");
  const reason = useId();
  const place = useRef<HTMLSpanElement>(null);
  // Before and without script the button works and the browser asks for the stars.
  const [isRated, setRated] = useState(true);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return undefined;
    const look = () =>
      setRated(form.querySelector("[name='rating']:checked:not([value=''], [value='0'])") !== null);
    look();
    form.addEventListener("input", look);
    return () => form.removeEventListener("input", look);
  }, []);
  return (
    <>
      <span ref={place}>
        <SendButton
          variant="solid"
          aria-disabled={!isRated || undefined}
          aria-describedby={isRated ? undefined : reason}
        >
          {children}
        </SendButton>
      </span>
      {!isRated && (
        <span id={reason} className={shared.note}>
          {outcomes.RATING_MISSING}
        </span>
      )}
    </>
  );
}
