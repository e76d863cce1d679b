import { useEffect, useState } from "react";
import { giveBack } from "./give-back.ts";
import {
  dropWaiting,
  onWaitingChange,
  sendWaiting,
  takeBack,
  waitingForms,
  type WaitingForm,
} from "./waiting-forms.ts";

/** Sends waiting forms when the page opens, becomes visible again, or the connection returns. */
export function useWaitingSender(): void {
  useEffect(() => {
    const send = () => {
      if (document.visibilityState === "visible") void sendWaiting().catch(() => undefined);
    };
    send();
    addEventListener("online", send);
    document.addEventListener("visibilitychange", send);
    return () => {
      removeEventListener("online", send);
      document.removeEventListener("visibilitychange", send);
    };
  }, []);
}

/** The waiting forms, and results since: each is reported once, in the visible page. */
export function useWaiting() {
  const [waiting, setWaiting] = useState<readonly WaitingForm[]>([]);
  const [told, setTold] = useState<readonly WaitingForm[]>([]);

  useEffect(() => {
    const read = async () => {
      const all = await waitingForms();
      setWaiting(all.filter(({ state }) => state === "waits"));
      if (document.visibilityState !== "visible") return;
      for (const form of all) {
        // Only the page that removes it reports it.
        if (form.state === "waits" || !(await dropWaiting(form.key))) continue;
        if (form.state === "refused") giveBack(form);
        setTold((before) => [...before, form]);
      }
    };
    const readAgain = () => void read().catch(() => undefined);
    readAgain();
    document.addEventListener("visibilitychange", readAgain);
    const stop = onWaitingChange(readAgain);
    return () => {
      document.removeEventListener("visibilitychange", readAgain);
      stop();
    };
  }, []);

  return {
    waiting,
    told,
    cancel: (key: string) => void takeBack(key).catch(() => undefined),
    dismiss: () => setTold([]),
  };
}
