import { useCallback, type Ref, type RefCallback } from "react";

/** Merges a component's own ref and the one passed to it. */
export function useBothRefs<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T) => {
      const releases = [fill(own, element), fill(given, element)];
      return () => {
        for (const release of releases) release();
      };
    },
    [own, given],
  );
}

function fill<T>(ref: Ref<T> | undefined, element: T): () => void {
  if (typeof ref === "function") {
    const release = ref(element);
    return typeof release === "function" ? release : () => void ref(null);
  }
  if (ref != null) ref.current = element;
  return () => {
    if (ref != null) ref.current = null;
  };
}
