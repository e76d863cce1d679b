export { Icon, type IconComponent, type IconProps } from "./icon.tsx";
