"use client";

import { withColon } from "@preforma/domain/text";
import type { ReactNode } from "react";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import type { CartLineData, CartLineIssue } from "./cart-line-data.ts";
import * as css from "./cart-lines.css.ts";

export interface LineNoticesProps {
  line: CartLineData;
  /** Why the last change was refused. */
  error: string | undefined;
  /** Renders a form around a button that sets the line's quantity. */
  renderSetting: (quantity: number, button: ReactNode) => ReactNode;
}

/** An order at a changed price is possible; all other issues prevent it. */
const toneOf = ({ kind }: CartLineIssue) => (kind === "price_changed" ? "info" : "warning");

/** The problems of a line, each with the button that solves it. */
export function LineNotices({ line, error, renderSetting }: LineNoticesProps) {
  const messages = useMessages("cart-lines");
  const { locale } = useLocale();
  const issues = line.issues ?? [];
  return (
    <>
      {issues.map((issue) => {
        const suggested = issue.suggested_quantity ?? null;
        return (
          <Alert key={issue.kind} tone={toneOf(issue)} className={css.notice}>
            <div className={css.noticeBody}>
              <span>{issue.message}</span>
              {issue.kind === "price_changed" &&
                renderSetting(
                  line.quantity,
                  <Button
                    type="submit"
                    variant="quiet"
                    size="small"
                    aria-label={`${withColon(messages.accept, locale)} ${line.title}`}
                  >
                    {messages.accept}
                  </Button>,
                )}
              {suggested !== null &&
                renderSetting(
                  suggested,
                  <Button type="submit" variant="outline" size="small">
                    {formatMessage(messages.take, { count: suggested }, locale)}
                  </Button>,
                )}
            </div>
          </Alert>
        );
      })}
      {error !== undefined && (
        <Alert tone="danger" live className={css.notice}>
          {error}
        </Alert>
      )}
    </>
  );
}
