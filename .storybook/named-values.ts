import type { ArgTypesEnhancer } from "storybook/internal/types";
import { shownType } from "../packages/ui/src/documentation/prop-type.ts";

/** Names the values of a type of several in the column of types, where Storybook only says "union". */
export const namedValues: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (table?.type?.summary !== "union" || type?.raw === undefined) return [name, argType];
      const summary = shownType(type.raw).replace(/^\| /, "");
      return [name, { ...argType, table: { ...table, type: { ...table.type, summary } } }];
    }),
  );
