import type { Plugin } from "vite";
import { componentFacts } from "../../packages/ui/src/documentation/component-facts.ts";

const name = "virtual:component-facts";

/** Lets pages of documentation import what is read from the components' files: `virtual:component-facts`. */
export function componentFactsPlugin(): Plugin {
  return {
    name: "preforma:component-facts",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const facts = ${JSON.stringify(componentFacts())};` : undefined,
  };
}
