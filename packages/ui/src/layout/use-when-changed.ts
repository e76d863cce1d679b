import { useState } from "react";

/** Calls `act` during the render in which the value changes; it may set the component's state. */
export function useWhenChanged<Value>(value: Value, act: (value: Value) => void): void {
  const [known, setKnown] = useState(value);
  if (Object.is(value, known)) return;
  setKnown(value);
  act(value);
}
