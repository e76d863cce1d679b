"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { useToast } from "react-aria/useToast";
import type { ToastState } from "react-stately/useToastState";
import { CircleAlert, CircleCheck, Info, X } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import type { Toast } from "./toast-queue.ts";
import * as css from "./toast.css.ts";

const icons = { success: CircleCheck, info: Info, error: CircleAlert };

interface ToastItemProps {
  toast: Toast;
  state: ToastState<Toast["content"]>;
  /** Whether a visitor is reading, so that its timer must not start yet. */
  isResting: () => boolean;
  /** `byKeyboard` decides where the focus goes: to the next message, or out of the region. */
  onClose: (key: string, byKeyboard: boolean) => void;
}

/** One message, on react-aria: a non-modal dialog with a timer. */
export function ToastItem({ toast, state, isResting, onClose }: ToastItemProps) {
  const messages = useMessages("toast");
  const ref = useRef<HTMLDivElement>(null);
  // We supply the live region and the close button: the library's use its own texts, and announce them all at once.
  const { toastProps, titleProps } = useToast({ toast }, state, ref);
  const { key, timer } = toast;
  const { text, tone, action } = toast.content;
  const begin = useEffectEvent(() => {
    if (isResting()) timer?.pause();
  });
  // Runs after the library's effect, which starts the timer.
  useEffect(() => begin(), []);
  return (
    <div {...toastProps} ref={ref} className={classList(css.toast, css.tone[tone])} data-toast={key}>
      <Icon icon={icons[tone]} className={css.mark[tone]} />
      <div className={css.content}>
        <p {...titleProps} className={css.text}>
          {text}
        </p>
        {action !== undefined && (
          <button
            type="button"
            className={css.action}
            onClick={({ detail }) => {
              action.onClick();
              onClose(key, detail === 0);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={css.dismiss}
        aria-label={messages.dismiss}
        onClick={({ detail }) => onClose(key, detail === 0)}
      >
        <Icon icon={X} size="small" />
      </button>
    </div>
  );
}
