import type { ComponentPropsWithRef } from "react";
import { Minus, Plus } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import * as css from "./step-button.css.ts";

/** A decrement or increment button beside a number. */
export function StepButton({
  side,
  ...rest
}: Omit<ComponentPropsWithRef<"button">, "children" | "className"> & { side: "less" | "more" }) {
  return (
    <button {...rest} type="button" className={css.button}>
      <Icon icon={side === "more" ? Plus : Minus} />
    </button>
  );
}
