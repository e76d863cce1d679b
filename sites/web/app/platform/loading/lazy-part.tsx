import { useEffect, useState, type ComponentType } from "react";
import { missCode } from "./wants-document.ts";

/**
 * A part of a page whose code is fetched once it is shown. Unlike `lazy`, where a failure replaces everything with the
 * error page, it renders `Missing` instead, and retries when the connection returns. Chromium caches a failed import
 * for the lifetime of the document: the next page is therefore a new one.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing?: ComponentType<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null;
  return function LazyPart(props) {
    const [state, setState] = useState<"awaited" | "missing" | "arrived">("awaited");
    useEffect(() => {
      const fetchPart = () =>
        void load().then(
          (module) => {
            Part = module.default;
            setState("arrived");
          },
          () => {
            setState("missing");
            missCode();
            addEventListener("online", fetchPart, { once: true });
          },
        );
      if (!Part) fetchPart();
    }, []);
    if (Part) return <Part {...props} />;
    return Missing && state === "missing" && <Missing {...props} />;
  };
}
