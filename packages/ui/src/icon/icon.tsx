import type { ComponentType, SVGProps } from "react";
import { classList } from "../theme/class-list.ts";
import * as css from "./icon.css.ts";
import type { RootProps } from "../layout/root-props.ts";

/** A drawing that takes the props of an SVG element, as those of `@preforma/ui/drawings` and lucide-react do. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps extends RootProps<SVGSVGElement> {
  /** The drawing, such as `ChevronRight` from `@preforma/ui/drawings`. */
  icon: IconComponent;
  /** `text` grows with the text around it. @default "medium" */
  size?: keyof typeof css.size;
  /** For directional icons (arrows, chevrons): mirrored in right-to-left text. @default false */
  mirrored?: boolean;
  /** The icon's meaning, if no text beside it states it. Without it the icon is decorative. */
  label?: string;
  className?: string;
}

/** One line weight and three sizes for every icon. */
export function Icon({
  icon: Drawing,
  size = "medium",
  mirrored = false,
  label,
  className,
  ...rest
}: IconProps) {
  return (
    <Drawing
      className={classList(css.icon, css.size[size], mirrored && css.mirrored, className)}
      strokeWidth={1.75}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...rest}
    />
  );
}
