import { passwordProblem, type PasswordProblem } from "@preforma/domain/account";
import { isIn, passwordCores } from "./filter.ts";

/** Min letters of a core that is compared; shorter ones are in every list. */
export const shortestCore = 4;
/** With fewer letters, a password is digits and signs; at this length they are hard to guess, characters. */
const longNumber = 16;

let opened: Promise<Uint8Array> | undefined;

/** The filter, loaded when the first password is set. */
function commonPasswords(): Promise<Uint8Array> {
  return (opened ??= import("./filter.json", { with: { type: "json" } }).then(({ default: { bits } }) =>
    Buffer.from(bits, "base64"),
  ));
}

/** Whether a password is common, as it is or with the typical digits and signs added or substituted. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const cores = passwordCores(password);
  if (Math.max(...cores.map((core) => core.length)) < shortestCore)
    return Array.from(password).length < longNumber;
  const filter = await commonPasswords();
  return cores
    .flatMap((core) => [core, onceOnly(core)])
    .some((core) => core.length >= shortestCore && isIn(filter, core));
}

/** `passwordpassword` is no better than `password`. */
function onceOnly(core: string): string {
  const half = core.slice(0, core.length / 2);
  return half + half === core ? half : core;
}

/**
 * The fault of a new password, or null: the rules that the browser checks too, and the list of common passwords that
 * only the server has.
 */
export async function newPasswordFault(password: string, email?: string): Promise<PasswordProblem | null> {
  return passwordProblem(password, email) ?? ((await isCommonPassword(password)) ? "tooCommon" : null);
}
