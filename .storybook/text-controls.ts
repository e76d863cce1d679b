import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Lets what may be drawn anywhere be typed as text. An element that a story gives is none, and cannot be changed here. */
export const textControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      if (type?.name !== "other" || !/^(?:React\.)?React(?:Node|Element)\b/.test(type.value))
        return [name, argType];
      const given: unknown = initialArgs[name];
      const isText = given === undefined || given === null || typeof given === "string";
      return [name, { ...argType, control: isText ? { type: "text" } : { disable: true } }];
    }),
  );
