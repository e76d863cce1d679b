import { useCallback, useEffect, useRef, useState, type FocusEvent } from "react";

/** A visit of the focus to the messages. */
interface Visit {
  /** What had the focus before; null where nothing had. */
  readonly from: Element | null;
}

/**
 * The focus among messages: F6 leads it to the newest, Shift+F6 back to where it came from, and so does a message that
 * goes while it has the focus. `focused` is the message that has it.
 */
export function useVisit(region: HTMLElement | null, newest: number | undefined) {
  const visit = useRef<Visit | null>(null);
  const [focused, setFocused] = useState<number>();

  const leadBack = useCallback(() => {
    const from = visit.current?.from;
    visit.current = null;
    setFocused(undefined);
    if (from instanceof HTMLElement && from.isConnected) from.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, []);

  useEffect(() => {
    const follow = (event: globalThis.KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event;
      if (key !== "F6" || ctrlKey || altKey || metaKey || defaultPrevented) return;
      if (shiftKey) {
        if (visit.current === null) return;
        event.preventDefault();
        leadBack();
        return;
      }
      // Errors stand below, however old they are: the newest is not the last in the document.
      const control = region?.querySelector<HTMLElement>(`[data-toast="${newest}"] button`);
      if (!control) return;
      event.preventDefault();
      control.focus();
    };
    document.addEventListener("keydown", follow);
    return () => document.removeEventListener("keydown", follow);
  }, [region, newest, leadBack]);

  // What is taken away from under the focus does not tell that it is gone.
  useEffect(() => {
    if (region === null) return undefined;
    const observer = new MutationObserver(() => {
      if (visit.current === null || region.contains(document.activeElement)) return;
      if (document.activeElement === document.body) leadBack();
      visit.current = null;
      setFocused(undefined);
    });
    observer.observe(region, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [region, leadBack]);

  const onFocus = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) visit.current ??= { from: relatedTarget };
    setFocused(toastAt(target));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A window that loses the focus keeps its element, and gives it back.
    if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return;
    visit.current = null;
    setFocused(undefined);
  };
  return { focused, onFocus, onBlur };
}

/** The number of the message that an element is in. */
export function toastAt(element: EventTarget): number | undefined {
  const toast = element instanceof Element ? element.closest<HTMLElement>("[data-toast]") : null;
  return toast === null ? undefined : Number(toast.dataset.toast);
}
