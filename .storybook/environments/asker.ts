/** An element's layout, measured once per check, during which nothing changes. */
class Asked {
  readonly element: HTMLElement;
  readonly style: CSSStyleDeclaration;
  readonly display: string;
  readonly position: string;
  readonly overflowX: string;
  readonly overflowY: string;

  constructor(element: HTMLElement) {
    this.element = element;
    this.style = getComputedStyle(element);
    this.display = this.style.display;
    this.position = this.style.position;
    this.overflowX = this.style.overflowX;
    this.overflowY = this.style.overflowY;
  }

  #box: DOMRect | undefined;
  get box(): DOMRect {
    return (this.#box ??= this.element.getBoundingClientRect());
  }

  #inside: DOMRect | undefined;
  /** The visible part, without its border. */
  get inside(): DOMRect {
    const { left, top } = this.box;
    const { clientLeft, clientTop, clientWidth, clientHeight } = this.element;
    return (this.#inside ??= new DOMRect(left + clientLeft, top + clientTop, clientWidth, clientHeight));
  }

  #isDrawnBox: boolean | undefined;
  /** A box that is visible as a box: it has a background or a border. */
  get isDrawnBox(): boolean {
    return (this.#isDrawnBox ??=
      this.display !== "inline" &&
      this.display !== "contents" &&
      (!/rgba\(0, 0, 0, 0\)|transparent/.test(this.style.backgroundColor) ||
        (this.style.borderInlineStartStyle !== "none" &&
          Number.parseFloat(this.style.borderInlineStartWidth) > 0)));
  }
}

/** Measures an element. */
export type Ask = (element: HTMLElement) => Asked;

/** Measures each element once, and caches the result. */
export function asker(): Ask {
  const known = new Map<HTMLElement, Asked>();
  return (element) => {
    let asked = known.get(element);
    if (asked === undefined) known.set(element, (asked = new Asked(element)));
    return asked;
  };
}
