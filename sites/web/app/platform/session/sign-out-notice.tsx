import { useSyncExternalStore } from "react";
import { lazyPart } from "../loading/lazy-part.tsx";
import { signOutFailure } from "./sign-out-failure.ts";

const FailedSignOut = lazyPart(() => import("./failed-sign-out.tsx"));

/** Above the page: that signing out has failed, until that is dismissed. */
export function SignOutNotice() {
  const { subscribe, count, onServer } = signOutFailure;
  const failures = useSyncExternalStore(subscribe, count, onServer);
  return failures > 0 && <FailedSignOut count={failures} />;
}
