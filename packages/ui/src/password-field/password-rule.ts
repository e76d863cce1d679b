/** The rule for new passwords and what it says; loaded with the first letter. */
export { passwordProblem, passwordMessages } from "@preforma/domain/account";
