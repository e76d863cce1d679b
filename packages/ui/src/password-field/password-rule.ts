/** The rule for new passwords and what it says; loaded with the first letter. */
export { passwordFault, passwordMessages } from "@preforma/domain/account";
