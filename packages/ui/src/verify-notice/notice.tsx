import { CircleCheck, Link2Off, MailCheck } from "../drawings/index.ts";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { Heading } from "../text/text.tsx";
import * as css from "./verify-notice.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

interface NoticeProps extends RootProps<HTMLDivElement> {
  /** The result of a link; it decides the mark. */
  status: "sent" | "verified" | "used";
  title: string;
  detail: string;
  level: 1 | 2 | 3;
  /** The way on. */
  children: ReactNode;
}

const icons = { sent: MailCheck, verified: CircleCheck, used: Link2Off };

/** A mark, what has happened, and the way on: the same for every link of a mail. */
export function Notice({ status, title, detail, level, children, className, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={classList(css.notice, className)}>
      <span className={css.marks[status]}>
        <Icon icon={icons[status]} size="large" />
      </span>
      <Heading level={level} size="xl">
        {title}
      </Heading>
      <p className={css.detail}>{detail}</p>
      {children}
    </div>
  );
}
