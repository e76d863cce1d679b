import { useSyncExternalStore } from "react";

const followNothing = () => () => {};

/**
 * `value`, but `onServer` while a part is hydrated: a part that waits until it is used finds data that the server, which
 * made its HTML, did not have. Both stay the same from call to call.
 */
export const useAfterHydration = <Value>(value: Value, onServer: Value): Value =>
  useSyncExternalStore(
    followNothing,
    () => value,
    () => onServer,
  );
