"use client";

import { withColon } from "@preforma/domain/text";
import { maxReviewLength, reviewWarnBelow, maskedName } from "@preforma/domain/reviews";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useEarlyInputs } from "../field/use-early.ts";
import { Form, FormTextArea, FormCheckbox, useForm } from "../form/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import {
  SendButton,
  SenderEmail,
  sendWith,
  SentView,
  type RequestFormProps,
  SenderNames,
  type Sender,
} from "../request-form/index.ts";
import { StarRatingField } from "../star-rating-field/index.ts";
import * as shared from "../request-form/request-form.css.ts";
import * as css from "./review-dialog.css.ts";

export interface ReviewFormProps extends RequestFormProps {
  /** The product that is reviewed. */
  productId: number;
  /** What it is called; shown above the form where nothing else does. */
  product?: ReactNode;
}

const schema = () => import("@preforma/domain/reviews/schema").then(({ reviewSchema }) => reviewSchema);

/**
 * A review: stars, a text, and a name of which people choose how much is shown. The name and the email address are
 * required too; the button explains itself while there are no stars.
 */
export function ReviewForm({ send, sender, note, onClose, productId, product, ...rest }: ReviewFormProps) {
  const messages = useMessages("review-dialog");
  const { locale } = useLocale();
  const texts = useMessages("outcomes");
  const failure = (sentence: string) => `${withColon(texts.FAILURE_TITLE, locale)} ${sentence}`;
  return (
    <Form
      {...rest}
      schema={schema}
      send={sendWith(send, {
        sent: texts.REVIEW_SENT,
        notSent: failure(texts.REVIEW_NOT_SENT),
        unexpected: failure(`${texts.UNEXPECTED} ${texts.REVIEW_NOT_SENT}`),
      })}
      draft={`review.${productId}`}
      sent={<SentView title={texts.REVIEW_SENT} detail={texts.REVIEW_SENT_DETAIL} onClose={onClose} />}
    >
      <input type="hidden" name="product_id" value={productId} />
      {product && <p className={shared.fact}>{product}</p>}
      <StarRatingField label={messages.rating} />
      <FormTextArea
        name="content"
        label={messages.content}
        hint={messages.contentHint}
        limit={maxReviewLength}
        warnBelow={reviewWarnBelow}
        optional
      />
      <SignedNames sender={sender} />
      <SenderEmail sender={sender} />
      {note && <div className={shared.note}>{note}</div>}
      <div className={shared.actions}>
        <ReviewSubmit>{messages.send}</ReviewSubmit>
      </div>
    </Form>
  );
}

/**
 * Unavailable until stars are chosen, but focusable: it says what is missing, and a press moves the focus to the stars.
 */
function ReviewSubmit({ children }: { readonly children: ReactNode }) {
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

/** First and last name, and how much of them the review will show, as it will show it. */
function SignedNames({ sender }: { readonly sender?: Sender }) {
  const messages = useMessages("review-dialog");
  const { valueOf } = useForm();
  const [first, setFirst] = useState(valueOf("first_name") ?? sender?.name ?? "");
  const [last, setLast] = useState(valueOf("last_name") ?? sender?.surname ?? "");
  const [isShown, setShown] = useState(Boolean(valueOf("show_name")));
  const signature = maskedName(first, last, isShown);
  const [before, after] = messages.shownAs.split("{name}");

  const names = useRef<HTMLDivElement>(null);
  const follow = ({ name, value }: HTMLInputElement) => {
    if (name === "first_name") setFirst(value);
    else setLast(value);
  };
  useEarlyInputs(names, follow);

  return (
    <>
      <SenderNames ref={names} sender={sender} onInput={(event) => follow(event.currentTarget)} />
      <div className={css.signature}>
        <FormCheckbox
          name="show_name"
          label={messages.showName}
          onCheckedChange={setShown}
          hint={
            signature && (
              <>
                {before}
                {/* A name may run the other way than the sentence, and its stars belong to it. */}
                <bdi>
                  <strong translate="no">{signature}</strong>
                </bdi>
                {after}
              </>
            )
          }
        />
      </div>
    </>
  );
}
