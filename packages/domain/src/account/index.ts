export {
  longestPassword,
  passwordFault,
  passwordMessages,
  shortestPassword,
  type PasswordFault,
} from "./password.ts";
