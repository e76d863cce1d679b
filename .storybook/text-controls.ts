import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

const isDrawn = (type: string) => /^(?:React\.)?React(?:Node|Element)\b/.test(type);

/** What is typed into the field of a type of several, such as `number | null`, where it can be typed at all. */
function typedAs(union: string): "text" | "number" | undefined {
  const types = union.split("|").map((type) => type.trim());
  if (types.some((type) => !["string", "number", "null", "undefined"].includes(type))) return undefined;
  return types.includes("string") ? "text" : "number";
}

/**
 * Lets what may be drawn anywhere be typed as text, and texts and numbers beside one another as what they are. An
 * element that a story gives is no text, and cannot be changed here.
 */
export const textControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, StrictInputType] => {
      const { type } = argType;
      if (type?.name === "union") {
        const control = typedAs(type.raw ?? "");
        return [name, control === undefined ? argType : { ...argType, control: { type: control } }];
      }
      if (type?.name !== "other" || !isDrawn(type.value)) return [name, argType];
      const given: unknown = initialArgs[name];
      const isText = given === undefined || given === null || typeof given === "string";
      return [name, { ...argType, control: isText ? { type: "text" } : { disable: true } }];
    }),
  );
