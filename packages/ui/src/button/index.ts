export {
  Button,
  ButtonLink,
  IconButton,
  type ButtonLinkProps,
  type ButtonStyleProps,
  type ButtonProps,
  type IconButtonProps,
} from "./button.tsx";
