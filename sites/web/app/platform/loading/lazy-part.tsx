import { useEffect, useState, type ComponentType } from "react";
import { missCode } from "./wants-document.ts";

/**
 * A part of a page whose code is fetched once it is shown. Unlike `lazy`, which lets the error page take the place of
 * everything, it is left out where that fails, with `Missing` in its place, and is tried again when the connection
 * returns. Chromium then answers that it has failed, for as long as the document is there: the next page is a new one.
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
