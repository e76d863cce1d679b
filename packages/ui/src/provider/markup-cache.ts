import type { ReactNode } from "react";

/**
 * Markup that many pages have in common, kept on the server in one language. What is asked for and not there is
 * rendered in its page as if nothing were kept, and made ready after that for the pages to come.
 */
export interface MarkupCache {
  /** The markup of a part, or undefined when it has to be rendered. The key must name all that the markup depends on. */
  find(key: string): string | undefined;
  /** Notes that the content should be ready next time. */
  want(key: string, content: ReactNode): void;
  /** A name for an object, the same for as long as the object lives. */
  nameOf(value: object): string;
  /** Makes what was wanted since the last call; never while a page is being rendered. Returns how many parts that were. */
  prepare(): number;
}

/**
 * Creates a markup cache. `render` turns content into markup under the same providers as in a page, with
 * `renderToString` and not with its static sister, which leaves out what hydration needs. `most` is the limit of all
 * markup together, in characters; what was used longest ago goes first.
 */
export function createMarkupCache(render: (content: ReactNode) => string, maxSize = 2_000_000): MarkupCache {
  const kept = new Map<string, string>();
  const wanted = new Map<string, ReactNode>();
  const names = new WeakMap<object, string>();
  let size = 0;
  let named = 0;

  const drop = (key: string): void => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };

  return {
    find(key) {
      const markup = kept.get(key);
      if (markup === undefined) return undefined;
      // To the end of the line of those that go.
      kept.delete(key);
      kept.set(key, markup);
      return markup;
    },
    want: (key, content) => void wanted.set(key, content),
    nameOf(value) {
      let name = names.get(value);
      if (name === undefined) {
        named += 1;
        name = `#${named}`;
        names.set(value, name);
      }
      return name;
    },
    prepare() {
      const contents = [...wanted];
      wanted.clear();
      for (const [key, content] of contents) {
        const markup = render(content);
        drop(key);
        kept.set(key, markup);
        size += markup.length;
        for (const oldest of kept.keys()) {
          if (size <= maxSize) break;
          drop(oldest);
        }
      }
      return contents.length;
    },
  };
}
