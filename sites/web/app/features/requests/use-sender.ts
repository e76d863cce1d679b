import { accountKey } from "@preforma/domain/account";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useVisitorSession } from "../../platform/session/use-visitor-session.ts";
import { useRootData } from "../../platform/loading/root-data.ts";
import type { Sender } from "./sender.ts";

/** Props of a form to the company, prefilled with the signed-in customer's data. Typed text stays. */
export function useSender(): { sender?: Sender } {
  const personal = useRootData()?.personal?.sender;
  const { status, session } = useVisitorSession();
  const { data: sender } = useQuery({
    queryKey: [accountKey, "sender", session?.user],
    queryFn: session
      ? () => import("./sender.browser.ts").then(({ readSender }) => readSender(session))
      : skipToken,
    staleTime: Infinity,
    meta: { isPersonal: true },
  });
  if (sender) return { sender };
  // The page was rendered with it, and shows it unless the session turns out to be missing.
  return personal && status !== "unauthenticated" ? { sender: personal } : {};
}

/** The signed-in customer, for forms that only show the name: null for a visitor, undefined while it is not known. */
export function useCustomer(): { name: string } | null | undefined {
  const personal = useRootData()?.personal;
  const { status, session } = useVisitorSession();
  const user = status === "loading" ? personal?.visitor : (session?.user ?? null);
  return user && { name: [user.name, user.surname].filter(Boolean).join(" ") || user.email };
}
