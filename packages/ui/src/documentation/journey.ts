import type { Locale } from "@preforma/domain/locales";
import type { KeyName } from "./component-docs.ts";

/** A key that is pressed; letters and digits are written. */
export type PressedKey = Exclude<KeyName, "Character">;

/** What a journey through a story goes by. Its keys are the browser's own: real focus, real scrolling, real clicks. */
export interface JourneyTools {
  readonly locale: Locale;
  readonly rightToLeft: boolean;
  /** The arrow that leads onwards in the direction of the page, and the one that leads back. */
  readonly onward: "ArrowRight" | "ArrowLeft";
  readonly back: "ArrowRight" | "ArrowLeft";
  /** What can be seen of the story's elements by a selector, in their order. */
  readonly all: <Found extends HTMLElement>(selector: string, within?: Element) => Found[];
  /** The one of them at a place, the first where none is named. Fails where there is none. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- journeys name the element that they expect
  readonly one: <Found extends HTMLElement>(selector: string, place?: number, within?: Element) => Found;
  /** Presses one key after another in what has the focus. */
  readonly press: (...keys: readonly PressedKey[]) => Promise<void>;
  /** Presses the keys of a text's letters and digits in what has the focus. */
  readonly write: (text: string) => Promise<void>;
  /**
   * Goes with Tab through all that takes the focus, and back with Shift+Tab. Fails where the stops are others, the way
   * back is another, or the focus cannot be seen. Within a dialog the focus must not leave it.
   *
   * @param stops Their kinds in order, repeated ones counted: `link 3, button, textbox`.
   */
  readonly tabThrough: (stops: string, dialog?: Element) => Promise<void>;
  /**
   * Presses a key in an element, and gives what that clicked: a link, a button, the button that sends the form. Links
   * and forms are kept from leading away; what other buttons do happens.
   */
  readonly clicked: (element: HTMLElement, key: "Enter" | "Space") => Promise<Element | null>;
  /** Each of the keys clicks the element itself. */
  readonly clicks: (element: HTMLElement, ...keys: readonly ("Enter" | "Space")[]) => Promise<void>;
  /** Enter in a field sends its form, by the button that does so. */
  readonly sends: (field: HTMLElement) => Promise<void>;
  /** Enter in a field of several lines begins a new one. */
  readonly breaksLine: (field: HTMLElement) => Promise<void>;
  /** Presses a key in an element, and tells how far that scrolled it, in px along both axes, onwards or back. */
  readonly scrolls: (element: HTMLElement, key: PressedKey) => Promise<number>;
  /** Presses a key on what opens a modal dialog, and gives the dialog. */
  readonly opens: (opener: HTMLElement, key: "Enter" | "Space") => Promise<HTMLElement>;
  /** Escape closes the dialog that is open, and the focus returns to what opened it. */
  readonly escapes: (opener: HTMLElement) => Promise<void>;
}

/**
 * How the stories of a component are gone through by keys, in pages of both directions, by the part of their ids after
 * the component's. The tests of stories walk it with real keys once a story's picture was compared, so it may leave the
 * story as it likes; `<component>/<component>.keys.ts` exports it as `journeys`.
 */
export type Journeys = Readonly<Record<string, (tools: JourneyTools) => Promise<void>>>;
