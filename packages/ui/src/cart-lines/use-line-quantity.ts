"use client";

import { useEffect, useEffectEvent, useState } from "react";

/** Debounce before a quantity is sent, ms: pressing `+` five times is one change. */
const rest = 400;

/** The state of a quantity change. */
type Phase = "idle" | "resting" | "sending" | "offline";

/**
 * An optimistic quantity. The wanted value shows immediately and is sent after a debounce, one request at a time. A
 * refusal resets it to the server's value, and so does a change from elsewhere while it is idle. A value that could not
 * be sent offline is sent on reconnection.
 *
 * `sendOnLeaving` is called when the document unloads with an unsent value, because the browser would abort a request
 * that `send` starts then.
 */
export function useLineQuantity(
  quantity: number,
  send: (pieces: number) => Promise<boolean>,
  sendOnLeaving: (pieces: number) => void,
) {
  const [wanted, setWanted] = useState(quantity);
  const [confirmed, setConfirmed] = useState(quantity);
  const [phase, setPhase] = useState<Phase>("idle");
  if (quantity !== confirmed) {
    setConfirmed(quantity);
    if (phase === "idle") setWanted(quantity);
  }

  const settle = useEffectEvent((sent: number, confirmedBefore: number, isDone: boolean) => {
    if (wanted !== sent) return setPhase("resting");
    if (!isDone && !navigator.onLine) return setPhase("offline");
    setPhase("idle");
    // The server may have accepted another quantity than requested.
    if (!isDone || confirmed !== confirmedBefore) setWanted(confirmed);
    return undefined;
  });
  const deliver = useEffectEvent(() => {
    if (wanted === confirmed) return setPhase("idle");
    const [sent, confirmedBefore] = [wanted, confirmed];
    setPhase("sending");
    void send(sent).then((isDone) => settle(sent, confirmedBefore, isDone));
    return undefined;
  });
  useEffect(() => {
    if (phase !== "resting") return undefined;
    const timer = setTimeout(() => deliver(), rest);
    return () => clearTimeout(timer);
  }, [phase, wanted]);
  useEffect(() => {
    if (phase !== "offline") return undefined;
    const listener = () => setPhase("resting");
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, [phase]);
  // Sends a pending change when the visitor leaves the page.
  const leave = useEffectEvent(() => {
    if (phase === "resting" && wanted !== confirmed) void send(wanted);
  });
  useEffect(() => () => leave(), []);
  const leaveDocument = useEffectEvent(() => {
    if (phase !== "idle" && wanted !== confirmed) sendOnLeaving(wanted);
  });
  useEffect(() => {
    const listener = () => leaveDocument();
    window.addEventListener("pagehide", listener);
    return () => window.removeEventListener("pagehide", listener);
  }, []);

  const want = (pieces: number) => {
    if (pieces === wanted) return;
    setWanted(pieces);
    if (phase === "idle" || phase === "offline") setPhase("resting");
  };
  /** Discards an unsent change: the line is about to be removed. */
  const drop = () => {
    if (phase !== "sending") setPhase("idle");
    setWanted(confirmed);
  };
  return { wanted, want, drop, isPending: phase === "resting" || phase === "sending" };
}
