"use client";

import { Search } from "../drawings/index.ts";
import { Button, ButtonLink } from "../button/button.tsx";
import { TextField } from "../field/index.ts";
import { Icon } from "../icon/icon.tsx";
import { TextLink } from "../link/index.ts";
import { useMessages } from "../provider/provider.tsx";
import { HelpContacts, type HelpContactsProps } from "./help-contacts.tsx";
import * as css from "./help-dialog.css.ts";
import { splitRootProps, type RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface HelpPanelProps extends Omit<HelpContactsProps, keyof RootProps>, RootProps<HTMLDivElement> {
  /** The page of the frequent questions; a search goes there too. */
  faqHref: string;
  /** What the search is called in that address. @default "q" */
  faqParameter?: string;
  /** The page with the feedback form, for when there is no script. */
  feedbackHref: string;
  /** Opens the feedback dialog in place of following the link. */
  onFeedback?: () => void;
}

/** A search in the frequent questions, all contact details of the company, and a link to feedback. */
export function HelpPanel({
  faqHref,
  faqParameter = "q",
  feedbackHref,
  onFeedback,
  className,
  ...rest
}: HelpPanelProps) {
  const messages = useMessages("help-dialog");
  const [root, contacts] = splitRootProps(rest);
  return (
    <div {...root} className={classList(css.panel, className)}>
      <div className={css.questions}>
        <form
          role="search"
          method="get"
          action={faqHref}
          className={css.search}
          aria-label={messages.searchLabel}
        >
          <div className={css.searchField}>
            <TextField
              type="search"
              name={faqParameter}
              label={messages.searchLabel}
              placeholder={messages.searchHint}
              enterKeyHint="search"
              before={<Icon icon={Search} size="small" />}
              maxLength={200}
            />
          </div>
          <Button type="submit" variant="soft">
            {messages.search}
          </Button>
        </form>
        <TextLink href={faqHref} variant="standalone">
          {messages.allQuestions}
        </TextLink>
      </div>
      <HelpContacts {...contacts} />
      <div className={css.feedback}>
        <p className={css.feedbackText}>{messages.feedbackText}</p>
        <ButtonLink
          href={feedbackHref}
          variant="outline"
          onClick={
            onFeedback &&
            ((event) => {
              event.preventDefault();
              onFeedback();
            })
          }
        >
          {messages.feedback}
        </ButtonLink>
      </div>
    </div>
  );
}
