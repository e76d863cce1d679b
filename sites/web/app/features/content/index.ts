export { slugIn } from "./article-view.ts";
export { jobNode, personNode } from "./content-nodes.ts";
export { deskLabels } from "./desks.ts";
export { entryAddresses, foreign } from "./entry-page.ts";
