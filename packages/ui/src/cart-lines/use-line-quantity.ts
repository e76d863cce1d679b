"use client";

import { useEffect, useEffectEvent, useState } from "react";

/** How long a quantity rests before it is sent, ms: a visitor who presses `+` five times means one change. */
const rest = 400;

/** The state of a change of a quantity. */
type Phase = "idle" | "resting" | "sending" | "offline";

/**
 * A line's quantity between what the visitor wants and what the server holds. What is wanted shows at once and is sent
 * after a rest, one request at a time; a refusal brings back what the server holds, and so does a change that comes
 * from elsewhere while nothing is under way. What could not be sent without a network is sent once it is back.
 *
 * `sendOnLeaving` is called when the page is left for another document before all has been sent: what `send` would
 * begin then, the browser cuts off.
 */
export function useLineQuantity(
  quantity: number,
  send: (pieces: number) => Promise<boolean>,
  sendOnLeaving: (pieces: number) => void,
) {
  const [wanted, setWanted] = useState(quantity);
  const [held, setHeld] = useState(quantity);
  const [phase, setPhase] = useState<Phase>("idle");
  if (quantity !== held) {
    setHeld(quantity);
    if (phase === "idle") setWanted(quantity);
  }

  const settle = useEffectEvent((sent: number, heldBefore: number, isDone: boolean) => {
    if (wanted !== sent) return setPhase("resting");
    if (!isDone && !navigator.onLine) return setPhase("offline");
    setPhase("idle");
    // The server may have taken another quantity than was asked for.
    if (!isDone || held !== heldBefore) setWanted(held);
    return undefined;
  });
  const deliver = useEffectEvent(() => {
    if (wanted === held) return setPhase("idle");
    const [sent, heldBefore] = [wanted, held];
    setPhase("sending");
    void send(sent).then((isDone) => settle(sent, heldBefore, isDone));
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
  // The change also counts when the visitor leaves the page in the meantime.
  const leave = useEffectEvent(() => {
    if (phase === "resting" && wanted !== held) void send(wanted);
  });
  useEffect(() => () => leave(), []);
  const leaveDocument = useEffectEvent(() => {
    if (phase !== "idle" && wanted !== held) sendOnLeaving(wanted);
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
  /** Gives up what has not been sent yet: the line is about to go. */
  const drop = () => {
    if (phase !== "sending") setPhase("idle");
    setWanted(held);
  };
  return { wanted, want, drop, isPending: phase === "resting" || phase === "sending" };
}
