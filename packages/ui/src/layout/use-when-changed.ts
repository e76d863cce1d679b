import { useState } from "react";

/** Calls `act` during the render in which an owner gives another value: it may set the state of its component. */
export function useWhenChanged<Value>(value: Value, act: (value: Value) => void): void {
  const [known, setKnown] = useState(value);
  if (Object.is(value, known)) return;
  setKnown(value);
  act(value);
}
