"use client";

import { CloudOff } from "../drawings/index.ts";
import { useEffect, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import * as css from "./form.css.ts";

/** Takes the place of a form that waits for a connection, and the focus, which would be lost with its button. */
export function WaitingView({ text }: { readonly text: string | undefined }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={css.waitingView}>
      <span className={css.waitingMark}>
        <Icon icon={CloudOff} size="large" />
      </span>
      <p ref={said} tabIndex={-1} className={css.waitingText}>
        {text}
      </p>
    </div>
  );
}
