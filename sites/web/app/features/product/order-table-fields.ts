import { idOf } from "@preforma/domain/routes";

const prefix = "pieces-";

/** Name of the field for the pieces of an article. */
export const piecesField = (id: number): string => `${prefix}${id}`;

/** The article of a field; null for any other field. */
export const articleOf = (field: string): number | null =>
  field.startsWith(prefix) ? idOf(field.slice(prefix.length)) : null;

/** The name of the table's form among those of the product's page, and the id of its section. */
export const tableForm = "table";
export const tableId = "order-table";
