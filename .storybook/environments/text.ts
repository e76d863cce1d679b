/** A rendered text node: its words and the boxes of its lines. */
export interface DrawnText {
  readonly element: HTMLElement;
  readonly words: string;
  readonly lines: readonly DOMRect[];
}

/** Only for screen readers, or rendered by the browser itself. */
function isOutOfSight(element: Element): boolean {
  const style = getComputedStyle(element);
  return (
    style.clipPath === "inset(50%)" ||
    (style.position === "absolute" && element.clientWidth <= 1 && element.clientHeight <= 1)
  );
}

/** All visible texts below a root. */
export function drawnTexts(root: Element): DrawnText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: DrawnText[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (element === null || node.data.trim() === "") continue;
    if (element.closest("style, script, option, title, svg") !== null) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (lines.length > 0) texts.push({ element, words: node.data.trim().slice(0, 60), lines });
  }
  return texts.filter(({ element }) => {
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement)
      if (isOutOfSight(at)) return false;
    return true;
  });
}

/** A short description of an element for messages: its story, its tag, and its classes without their hashes. */
export function addressOf(element: Element): string {
  const name = [...element.classList].map((part) => part.replace(/__?\w{6,8}$/, "")).join(".");
  const story = element.closest("[data-story]")?.getAttribute("data-story") ?? "overlay";
  return `${story}: <${element.tagName.toLowerCase()}${name && ` ${name}`}>`;
}
