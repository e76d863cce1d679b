declare module "virtual:component-facts" {
  /** The facts of every component, by its folder. */
  export const facts: Readonly<
    Record<string, import("../../packages/ui/src/documentation/component-facts.ts").ComponentFacts>
  >;
}
