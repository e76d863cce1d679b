import { hash } from "node:crypto";
import { createElement, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { inlineStyles } from "../../content-security/index.ts";
import { serve } from "../serve.ts";
import { JourneyPage } from "./page.tsx";

const styles = inlineStyles.map((text) => `'sha256-${hash("sha256", text, "base64")}'`).join(" ");

/** Serves the page under a policy without inline scripts and with those styles alone. */
export function serveJourneys(): ReturnType<typeof serve> {
  const content = renderToString(createElement(StrictMode, null, createElement(JourneyPage)));
  return serve(new URL("./client.tsx", import.meta.url), () => ({ attributes: 'lang="en"', content }), {
    "content-security-policy": `default-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self' ${styles}`,
  });
}
