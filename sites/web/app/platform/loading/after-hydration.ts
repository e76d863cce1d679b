import { useSyncExternalStore } from "react";

const followNothing = () => () => {};

/**
 * `value`, but `onServer` while a part is hydrated: a lazily hydrated part may find data that the server lacked when it
 * rendered the HTML. Both must be stable between calls.
 */
export const useAfterHydration = <Value>(value: Value, onServer: Value): Value =>
  useSyncExternalStore(
    followNothing,
    () => value,
    () => onServer,
  );
