export type { BoxElement, BoxProps } from "./box.ts";
export type { ControlProp, GroupProp, GroupProps, InputProps, RootProps } from "./root-props.ts";
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
export { SkipLink, type SkipLinkProps } from "./skip-link.tsx";
export { VisuallyHidden } from "./visually-hidden.tsx";
