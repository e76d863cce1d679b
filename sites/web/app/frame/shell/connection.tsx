import { matchPath } from "@preforma/domain/routes";
import { useEffect } from "react";
import { useLocation } from "react-router";
import Connection from "../../platform/offline/connection.tsx";
import { cacheForms } from "../../platform/offline/worker.browser.ts";

/** Whether the visitor has data saving on; TypeScript and some browsers do not support it. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The connection's notices. The forms of a product and the code that saves forms are fetched ahead. */
export default function ShellConnection() {
  const { pathname } = useLocation();
  const isProduct = matchPath(pathname)?.name === "product";
  useEffect(() => void import("../../platform/offline/save-form.browser.ts").catch(() => undefined), []);
  useEffect(() => {
    if (!isProduct || savesData() || !("serviceWorker" in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const cache = () => void cacheForms();
    cache();
    // The worker of an older build only knows the files of its own build.
    serviceWorker.addEventListener("controllerchange", cache);
    return () => serviceWorker.removeEventListener("controllerchange", cache);
  }, [isProduct]);
  return <Connection />;
}
