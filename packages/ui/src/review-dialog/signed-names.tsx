"use client";

import { maskedName } from "@preforma/domain/reviews";
import { useState, type FormEvent } from "react";
import { FormCheckbox, useForm } from "../form/index.ts";
import { useMessages } from "../provider/provider.tsx";
import { SenderNames, type Sender } from "../request-form/index.ts";
import * as css from "./review-dialog.css.ts";

/** First and last name, and how much of them the review will show, as it will show it. */
export function SignedNames({ sender }: { readonly sender?: Sender }) {
  const messages = useMessages("review-dialog");
  const { valueOf } = useForm();
  const [first, setFirst] = useState(valueOf("first_name") ?? sender?.name ?? "");
  const [last, setLast] = useState(valueOf("last_name") ?? sender?.surname ?? "");
  const [isShown, setShown] = useState(Boolean(valueOf("show_name")));
  const signature = maskedName(first, last, isShown);
  const [before, after] = messages.shownAs.split("{name}");

  const follow = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (currentTarget.name === "first_name") setFirst(currentTarget.value);
    else setLast(currentTarget.value);
  };

  return (
    <>
      <SenderNames sender={sender} onInput={follow} />
      <div className={css.signature}>
        <FormCheckbox
          name="show_name"
          label={messages.showName}
          onInput={({ currentTarget }) => setShown(currentTarget.checked)}
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
