import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { Toast } from "./toast-queue.ts";

type Reason = "reader" | "hidden";

/** Stops the time of the messages that are `shown` while somebody reads them, and while nobody sees the page. */
export function useRest(shown: readonly Toast[]) {
  const reasons = useRef(new Set<Reason>());
  const isResting = useCallback(() => reasons.current.size > 0, []);
  const rest = (reason: Reason, isSo: boolean) => {
    const was = isResting();
    if (isSo) reasons.current.add(reason);
    else reasons.current.delete(reason);
    if (was === isResting()) return;
    for (const { timer } of shown) {
      if (was) timer?.resume();
      else timer?.pause();
    }
  };
  const follow = useEffectEvent(() => rest("hidden", document.hidden));
  useEffect(() => {
    const listener = () => follow();
    listener();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
  return { rest, isResting };
}
