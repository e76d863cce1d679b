import { useLocation } from "react-router";
import Connection from "../../platform/offline/connection.tsx";
import { useFormsAhead } from "./forms-ahead.ts";

/** What happens without a connection, with the forms of a product fetched while there is one. */
export default function ShellConnection() {
  const { pathname } = useLocation();
  useFormsAhead(pathname);
  return <Connection />;
}
