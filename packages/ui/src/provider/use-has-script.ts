"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether script has taken the page over; the server and the first render in the browser say no. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
