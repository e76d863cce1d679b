import type { ArgTypesEnhancer } from "storybook/internal/types";
import { apartFromDefault } from "../packages/ui/src/documentation/default-tag.ts";

/** Takes the default that a prop's comment names out of its description, into the column that controls have for it. */
export const defaultColumn: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { text, byDefault } = apartFromDefault(argType.description ?? "");
      if (byDefault === undefined) return [name, argType];
      const table = { ...argType.table, defaultValue: { summary: byDefault } };
      return [name, { ...argType, description: text, table }];
    }),
  );
