"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is hydrated; false on the server and in the first render in the browser. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
