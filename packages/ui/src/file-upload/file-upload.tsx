"use client";

import { CircleAlert, FileText, Upload, X } from "../drawings/index.ts";
import { useRef, useState, type ReactNode } from "react";
import { IconButton } from "../button/button.tsx";
import { FieldNotes, Optional, useFieldIds, type FieldTexts } from "../field/field-frame.tsx";
import { useRegisterFieldName } from "../field/field-names.tsx";
import * as field from "../field/field-texts.css.ts";
import { useFormField } from "../form/form-context.ts";
import { useReset } from "../form/field-hooks.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./file-upload.css.ts";
import { acceptedKinds, addFiles, fileSize, type FileProblem } from "./files.logic.ts";
import type { InputProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";

export interface FileUploadProps extends FieldTexts, InputProps {
  /** Name in the form, which must be sent as `multipart/form-data`. */
  name: string;
  /** Accepted types, in the attribute's syntax: `.pdf,image/*`. @default every type */
  accept?: string;
  /** Max file size, bytes. */
  maxSize?: number;
  /** How many files may be added. @default 1 */
  maxFiles?: number;
  /** The upload progress of a file, 0 to 1; null while it waits. Shown if given. */
  progressOf?: (file: File) => number | null;
  /** Called after each change with all files. */
  onFilesChange?: (files: readonly File[]) => void;
}

/**
 * Files to upload: a native field in a drop zone, with a list from which they can be removed. Rejected files are listed
 * with the reason. Without script it is the native field.
 */
export function FileUpload({
  label,
  hint,
  error,
  optional,
  name,
  id: givenId,
  accept,
  maxSize,
  maxFiles = 1,
  disabled,
  required,
  progressOf,
  onFilesChange,
  ref,
  className,
  ...rest
}: FileUploadProps) {
  const messages = useMessages("file-upload");
  const { locale } = useLocale();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { id, control } = useFieldIds({ label, hint, error }, givenId, rest["aria-describedby"]);
  useRegisterFieldName(id, label);

  /** Writes the files into the native field, which sends them. */
  const hold = (next: readonly File[]) => {
    const transfer = new DataTransfer();
    for (const file of next) transfer.items.add(file);
    if (input.current !== null) input.current.files = transfer.files;
    setFiles(next);
    onFilesChange?.(next);
    // The browser's event precedes rejections and removals, so the form is notified again.
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const take = (added: readonly File[]) => {
    // With a limit of one, a new file replaces the old one.
    const before = maxFiles === 1 && added.length > 0 ? [] : files;
    const result = addFiles(before, added, { accept, maxSize, maxFiles });
    setProblems(result.problems);
    hold(result.files.length === 0 ? before : result.files);
  };
  useReset(input, () => {
    setFiles([]);
    setProblems([]);
    onFilesChange?.([]);
  });

  const complaint = ({ kind, name: file, size }: FileProblem): ReactNode => {
    if (kind === "tooMany") return formatMessage(messages.tooMany, { count: maxFiles }, locale);
    const values = {
      name: file,
      // Rounded up, so that a file just over the limit does not read like the limit.
      size: fileSize(size, locale, "ceil"),
      limit: fileSize(maxSize ?? 0, locale),
      types: acceptedKinds(accept)
        .map((kind) => (kind === "image" ? messages.pictures : kind))
        .join(", "),
    };
    return formatMessage(messages[kind], values, locale);
  };
  const shown = problems.filter(
    ({ kind }, place) => kind !== "tooMany" || problems.findIndex((other) => other.kind === kind) === place,
  );
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label} <Optional when={optional} />
      </label>
      <div
        className={css.zone}
        data-over={isOver || undefined}
        onDragEnter={() => setOver(!disabled)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        <Icon icon={Upload} />
        <span className={css.action}>{maxFiles === 1 ? messages.chooseOne : messages.choose}</span>
        <span>{maxFiles === 1 ? messages.dropOne : messages.drop}</span>
        <input
          {...rest}
          {...control}
          ref={useBothRefs(input, ref)}
          type="file"
          name={name}
          accept={accept}
          multiple={maxFiles > 1}
          required={required ?? !optional}
          disabled={disabled}
          className={classList(css.input, className)}
          onChange={(event) => take([...(event.currentTarget.files ?? [])])}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      <div role="alert">
        {shown.length > 0 && (
          <ul role="list" className={css.problems}>
            {shown.map((problem) => (
              <li key={`${problem.kind} ${problem.name}`} className={field.error}>
                <Icon icon={CircleAlert} size="small" />
                <span>{complaint(problem)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {files.length > 0 && (
        <ul role="list" className={css.list}>
          {files.map((file) => {
            const progress = progressOf?.(file);
            return (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className={css.file}>
                <Icon icon={FileText} />
                <span className={css.fileTexts}>
                  <span className={css.name}>
                    <bdi>{file.name}</bdi>
                  </span>
                  <span className={css.size}>
                    {fileSize(file.size, locale)}
                    {progress === 1 && ` · ${messages.done}`}
                  </span>
                  {progress !== undefined && progress !== 1 && (
                    <progress
                      className={css.progress}
                      aria-label={formatMessage(messages.progress, { name: file.name }, locale)}
                      {...(progress === null ? {} : { value: progress })}
                    />
                  )}
                </span>
                <IconButton
                  label={formatMessage(messages.remove, { name: file.name }, locale)}
                  disabled={disabled}
                  onClick={() => {
                    setProblems([]);
                    hold(files.filter((other) => other !== file));
                    input.current?.focus();
                  }}
                >
                  <Icon icon={X} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      <VisuallyHidden role="status">
        {files.length > 0 && formatMessage(messages.chosen, { count: files.length }, locale)}
      </VisuallyHidden>
    </div>
  );
}

/** A `FileUpload` with its error from the form. */
export function FormFileUpload({ name, error, ...rest }: Omit<FileUploadProps, "id">) {
  const { sent: _, ...own } = useFormField(name, error);
  return <FileUpload {...rest} {...own} />;
}
