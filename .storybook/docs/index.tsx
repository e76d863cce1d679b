import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { lazy, Suspense, type ComponentType, type PropsWithChildren } from "react";

let Page: ComponentType | undefined;

// Fetched with the first page of documentation: the tests of stories load this file too, and need none of it. The
// frame comes once the page is there as well, since it lists the page's headings as soon as it stands.
const Container = lazy(async () => {
  const [container, page] = await Promise.all([import("./container.tsx"), import("./component-page.tsx")]);
  Page = page.default;
  return container;
});

/** The frame of every page of documentation: theme, language and direction. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

/** The page of a component, drawn within the frame and so never before it. */
export function DocsPage() {
  return Page === undefined ? null : <Page />;
}
