export {
  Button,
  ButtonLink,
  IconButton,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  type IconButtonProps,
} from "./button.tsx";
