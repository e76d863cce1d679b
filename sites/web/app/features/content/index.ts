export { slugIn } from "./article-view.ts";
export { jobNode, personNode } from "./content-nodes.ts";
export { deskLabels } from "./desks.ts";
export { entryPage, foreign } from "./entry-page.ts";
