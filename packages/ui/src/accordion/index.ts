export { Accordion, type AccordionProps, type AccordionSection } from "./accordion.tsx";
export {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
  type AccordionBehaviour,
  type AccordionItemProps,
  type AccordionRootProps,
} from "./accordion-parts.tsx";
/** The parts of an accordion under one name: `AccordionParts.Root`, `AccordionParts.Item` and so on. */
export * as AccordionParts from "./parts.ts";
