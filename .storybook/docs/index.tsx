import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { lazy, Suspense, type PropsWithChildren } from "react";

// Loaded with the first documentation page: tests load the preview too, but need no documentation.
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
