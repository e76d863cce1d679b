import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether script has taken over: false on the server and for as long as a page is hydrated. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
