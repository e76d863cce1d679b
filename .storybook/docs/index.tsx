import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { lazy, Suspense, type PropsWithChildren } from "react";

// Tests load the preview too and need no documentation: it comes with the first page of it.
const Container = lazy(() => import("./container.tsx"));
const Page = lazy(() => import("./component-page.tsx"));

/** The frame of every documentation page. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

/** The documentation page of a component. */
export function DocsPage() {
  return <Page />;
}
