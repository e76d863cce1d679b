import { useEffect, useRef } from "react";
import { createCountdown, type Countdown } from "./countdown.logic.ts";
import type { Toast } from "./toast-queue.logic.ts";

/**
 * Dismisses messages when their time is over. It runs only for those that are `shown`, and for none while `resting`;
 * one that newer messages push out goes on with what it had left when it comes back.
 */
export function useCountdowns(
  toasts: readonly Toast[],
  shown: readonly Toast[],
  resting: boolean,
  dismiss: (id: number) => void,
): void {
  const countdowns = useRef(new Map<number, Countdown>());
  useEffect(() => {
    const all = countdowns.current;
    for (const [id, countdown] of all) {
      if (toasts.some((toast) => toast.id === id)) continue;
      countdown.rest();
      all.delete(id);
    }
    for (const { id, duration } of toasts) {
      if (duration !== null && !all.has(id))
        all.set(
          id,
          createCountdown(duration, () => dismiss(id)),
        );
    }
    for (const [id, countdown] of all) {
      if (!resting && shown.some((toast) => toast.id === id)) countdown.run();
      else countdown.rest();
    }
  });
  useEffect(() => {
    const all = countdowns.current;
    return () => {
      for (const countdown of all.values()) countdown.rest();
    };
  }, []);
}
