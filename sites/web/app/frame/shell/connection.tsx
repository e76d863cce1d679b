import { useLocation } from "react-router";
import Connection from "../../platform/offline/connection.tsx";
import { usePrefetchedForms } from "./prefetch-forms.ts";

/** What happens without a connection, with the forms of a product fetched while there is one. */
export default function ShellConnection() {
  const { pathname } = useLocation();
  usePrefetchedForms(pathname);
  return <Connection />;
}
