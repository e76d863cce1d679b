import { use } from "react";
import { Links } from "react-router";
import { PagePartsContext } from "./page-parts.ts";

/**
 * The style sheets of a page. A rendered page contains their texts, so that its first paint waits for no further
 * request (ADR 19). Their links are there for React Router, which continues with `Links`, and for Vite, which looks for
 * them when a lazy part needs one. They are disabled, and match no medium, so that browsers neither fetch nor preload
 * them.
 */
export function PageStyles() {
  const sheets = use(PagePartsContext)?.styleSheets;
  if (!sheets) return <Links />;
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: sheets.map(({ text }) => text).join("") }} />
      {sheets.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} media="not all" {...{ disabled: true }} />
      ))}
    </>
  );
}
