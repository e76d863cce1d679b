"use client";

import { startTransition, useRef, useState, type ComponentType } from "react";

/**
 * A component that is loaded on demand.
 *
 * @param load Imports it. After a failure it is called again on the next request.
 * @param onUnavailable Called if it could not be loaded.
 */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>, onUnavailable?: () => void) {
  const loading = useRef<Promise<void> | null>(null);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const want = () => {
    loading.current ??= load().then(
      (part) => startTransition(() => setPart(() => part)),
      () => {
        loading.current = null;
        onUnavailable?.();
      },
    );
  };
  return { Part, want };
}
