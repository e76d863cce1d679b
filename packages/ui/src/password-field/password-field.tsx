"use client";

import { textIn } from "@preforma/domain/locales";
import type { PasswordProblem } from "@preforma/domain/account";
import { ArrowBigUpDash, Check, Eye, EyeOff } from "../drawings/index.ts";
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from "react";
import { IconButton } from "../button/button.tsx";
import { TextField } from "../field/text-field.tsx";
import type { FieldTexts } from "../field/field-frame.tsx";
import { useFormField } from "../form/form-context.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./password-field.css.ts";
import type { InputProps } from "../layout/root-props.ts";

export interface PasswordFieldProps
  extends FieldTexts, InputProps, Pick<ComponentPropsWithRef<"input">, "onInput" | "placeholder"> {
  /** The password, if you control it. */
  value?: string;
  /** Called with the password after each change. */
  onValueChange?: (value: string) => void;
  /** `current` to sign in, `new` to choose one: password managers fill in the former and suggest the latter. */
  purpose: "current" | "new";
  /** The e-mail address, which a new password must not be. */
  email?: string;
}

type Advice = PasswordProblem | "accepted" | null;

/**
 * A password that people can show, with a warning for Caps Lock. While people type a new password, it says in words
 * what is still missing, by the same rule as the server.
 */
export function PasswordField({
  purpose,
  email,
  value,
  onValueChange,
  onInput,
  onKeyDown,
  onKeyUp,
  ...rest
}: PasswordFieldProps) {
  const messages = useMessages("password-field");
  const [isShown, setShown] = useState(false);
  const [isAnnounced, setAnnounced] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const [advice, setAdvice] = useState<Advice>(null);
  const [sentence, setSentence] = useState("");
  const { locale } = useLocale();

  const readLock = (event: KeyboardEvent) => setLocked(event.getModifierState("CapsLock"));
  const judge = (password: string) => {
    if (purpose === "current") return;
    if (password === "") return setAdvice(null);
    // The rule and its list of common passwords load on the first keystroke, not with the page.
    import("./password-rule.ts")
      .then(({ passwordProblem, passwordMessages }) => {
        const fault = passwordProblem(password, email);
        setAdvice(fault ?? "accepted");
        setSentence(fault === null ? messages.accepted : textIn(passwordMessages[fault], locale));
      })
      .catch(() => setAdvice(null));
  };
  const look = () => {
    setShown(!isShown);
    setAnnounced(true);
  };
  return (
    <div>
      <TextField
        autoComplete={purpose === "new" ? "new-password" : "current-password"}
        {...rest}
        {...(value === undefined ? {} : { value })}
        type={isShown ? "text" : "password"}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        onInput={(event) => {
          judge(event.currentTarget.value);
          onInput?.(event);
        }}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          readLock(event);
        }}
        onKeyUp={(event) => {
          onKeyUp?.(event);
          readLock(event);
        }}
        after={
          <IconButton
            size="small"
            label={isShown ? messages.hide : messages.show}
            className={css.toggle}
            disabled={rest.disabled}
            onClick={look}
          >
            <Icon icon={isShown ? EyeOff : Eye} />
          </IconButton>
        }
      />
      <div role="status">
        {isLocked && (
          <div className={classList(css.note, css.warning)}>
            <Icon icon={ArrowBigUpDash} size="small" />
            <span>{messages.capsLock}</span>
          </div>
        )}
        {advice !== null && !rest.error && (
          <div className={classList(css.note, advice === "accepted" && css.accepted)}>
            {advice === "accepted" && <Icon icon={Check} size="small" />}
            <span>{sentence}</span>
          </div>
        )}
        {isAnnounced && <VisuallyHidden>{isShown ? messages.shown : messages.hidden}</VisuallyHidden>}
      </div>
    </div>
  );
}

/** A `PasswordField` with its error from the form. The sent value is never returned. */
export function FormPasswordField({
  name,
  error,
  ...rest
}: Omit<PasswordFieldProps, "id" | "name"> & {
  /** Name in the form, for its value and its error. */
  name: string;
}) {
  const { sent: _, ...own } = useFormField(name, error);
  return <PasswordField {...rest} {...own} />;
}
