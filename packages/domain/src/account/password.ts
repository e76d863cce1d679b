import type { Texts } from "../validation/index.ts";

/** Min length of a password, characters. */
export const minPasswordLength = 10;
/** Max length of a password, characters; a megabyte would make hashing expensive. */
export const maxPasswordLength = 128;

/** The faults of a new password. */
export type PasswordProblem = "tooShort" | "tooLong" | "tooCommon" | "isEmail";

/** The message for a refused password. */
export const passwordMessages: Readonly<Record<PasswordProblem, Texts>> = {
  tooShort: {
    tr: `Parola en az ${minPasswordLength} karakter olmalıdır.`,
    en: `The password must have at least ${minPasswordLength} characters.`,
    ru: `Пароль должен содержать не менее ${minPasswordLength} символов.`,
    fr: `Le mot de passe doit comporter au moins ${minPasswordLength} caractères.`,
    ar: `يجب ألا يقل عدد أحرف كلمة المرور عن ${minPasswordLength}.`,
    de: `Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`,
  },
  tooLong: {
    tr: `Parola en fazla ${maxPasswordLength} karakter olabilir.`,
    en: `The password may have at most ${maxPasswordLength} characters.`,
    ru: `Пароль должен содержать не более ${maxPasswordLength} символов.`,
    fr: `Le mot de passe doit comporter au plus ${maxPasswordLength} caractères.`,
    ar: `يجب ألا يزيد عدد أحرف كلمة المرور على ${maxPasswordLength}.`,
    de: `Das Passwort darf höchstens ${maxPasswordLength} Zeichen haben.`,
  },
  tooCommon: {
    tr: "Bu parola kolay tahmin edilir. Birkaç rastgele kelimeden oluşan bir parola seçin.",
    en: "This password is easily guessed. Choose one made of several random words.",
    ru: "Этот пароль легко угадать. Составьте пароль из нескольких случайных слов.",
    fr: "Ce mot de passe est facile à deviner. Choisissez-en un composé de plusieurs mots sans lien.",
    ar: "كلمة المرور هذه سهلة التخمين. اختر كلمة مرور مكوّنة من عدة كلمات عشوائية.",
    de: "Dieses Passwort ist leicht zu erraten. Wählen Sie eines aus mehreren zufälligen Wörtern.",
  },
  isEmail: {
    tr: "Parola, e-posta adresiniz olamaz.",
    en: "The password must not be your e-mail address.",
    ru: "Пароль не должен совпадать с адресом эл. почты.",
    fr: "Le mot de passe ne doit pas être votre adresse e-mail.",
    ar: "يجب ألا تكون كلمة المرور هي بريدك الإلكتروني نفسه.",
    de: "Das Passwort darf nicht Ihre E-Mail-Adresse sein.",
  },
};

/** Rows of keys and alphabets; a password that only follows one is easy to guess. */
const runs = ["01234567890123456789", "qwertyuiopasdfghjklzxcvbnm", "abcdefghijklmnopqrstuvwxyz"].flatMap(
  (run) => [run, Array.from(run).toReversed().join("")],
);

/** Whether it only follows a row or repeats. The server has the list of common passwords and decides. */
function isPattern(password: string): boolean {
  const text = password.toLowerCase();
  if (runs.some((run) => run.includes(text))) return true;
  // "aaaaaaaaaa", "abababababab": fewer than four different characters, however many there are.
  if (new Set(text).size < 4) return true;
  // "istanbulistanbul": one short word, repeated.
  return /^(.{1,6})\1+$/su.test(text);
}

/**
 * The fault of a new password, or null. Code points of the composed form are counted, so that a letter counts once
 * however the keyboard writes it. The customer's e-mail address, where known, is refused, and so is the part before its
 * `@`.
 */
export function passwordProblem(password: string, email?: string): PasswordProblem | null {
  // Longer than any 128 characters can be: not worth a full scan.
  if (password.length > maxPasswordLength * 8) return "tooLong";
  const text = password.normalize("NFKC");
  const length = Array.from(text).length;
  if (length < minPasswordLength) return "tooShort";
  if (length > maxPasswordLength) return "tooLong";
  if (email !== undefined && isEmail(text, email)) return "isEmail";
  return isPattern(text) ? "tooCommon" : null;
}

function isEmail(password: string, email: string): boolean {
  const one = password.trim().toLowerCase();
  const other = email.trim().toLowerCase();
  return one === other || one === other.split("@", 1)[0];
}
