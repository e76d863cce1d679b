export type { BoxElement, BoxProps } from "./box.ts";
export type { RootProps } from "./root-props.ts";
export {
  Cluster,
  Container,
  Grid,
  Section,
  Stack,
  type ClusterProps,
  type ContainerProps,
  type Gap,
  type GridProps,
  type SectionProps,
  type StackProps,
} from "./layout.tsx";
export { SkipLink } from "./skip-link.tsx";
export { VisuallyHidden } from "./visually-hidden.tsx";
