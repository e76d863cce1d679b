import { Fragment } from "react";
import type { RootProps } from "../layout/root-props.ts";

export interface HighlightProps extends RootProps<HTMLSpanElement> {
  /** The whole text. */
  text: string;
  /** Half-open ranges of UTF-16 offsets, ascending and apart from each other. */
  ranges?: readonly (readonly [start: number, end: number])[];
}

/** A text with the parts that matched a search marked. Without marks and own props it is only the text. */
export function Highlight({ text, ranges = [], ...rest }: HighlightProps) {
  if (ranges.length === 0) return Object.keys(rest).length === 0 ? text : <span {...rest}>{text}</span>;
  const parts: { text: string; start: number; marked: boolean }[] = [];
  let from = 0;
  for (const [start, end] of ranges) {
    if (start > from) parts.push({ text: text.slice(from, start), start: from, marked: false });
    parts.push({ text: text.slice(start, end), start, marked: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), start: from, marked: false });
  return (
    <span {...rest}>
      {parts.map((part) =>
        part.marked ? (
          <mark key={part.start}>{part.text}</mark>
        ) : (
          <Fragment key={part.start}>{part.text}</Fragment>
        ),
      )}
    </span>
  );
}
