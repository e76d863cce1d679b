import { useSyncExternalStore } from "react";
import { lazyPart } from "../loading/lazy-part.tsx";
import { signOutFailure } from "./sign-out-failure.ts";

const FailedSignOut = lazyPart(() => import("./failed-sign-out.tsx"));

/** The notice above the page that signing out has failed, until it is dismissed. */
export function SignOutNotice() {
  const { subscribe, count, onServer } = signOutFailure;
  const failures = useSyncExternalStore(subscribe, count, onServer);
  return failures > 0 && <FailedSignOut count={failures} />;
}
