export { ColourChoice, type ColourChoiceProps, type ColourOption } from "./colour-choice.tsx";
