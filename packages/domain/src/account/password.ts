import type { Texts } from "../validation/index.ts";

/** Fewest characters of a password. */
export const shortestPassword = 10;
/** Most characters of a password; hashing must not be made expensive by a megabyte of them. */
export const longestPassword = 128;

/** What can be wrong with a password that is to be set. */
export type PasswordFault = "tooShort" | "tooLong" | "tooCommon" | "isEmail";

/** What is said of a password that is not accepted. */
export const passwordMessages: Readonly<Record<PasswordFault, Texts>> = {
  tooShort: {
    tr: `Parola en az ${shortestPassword} karakter olmalıdır.`,
    en: `The password must have at least ${shortestPassword} characters.`,
    ru: `Пароль должен содержать не менее ${shortestPassword} символов.`,
    fr: `Le mot de passe doit comporter au moins ${shortestPassword} caractères.`,
    ar: `يجب ألا يقل عدد أحرف كلمة المرور عن ${shortestPassword}.`,
    de: `Das Passwort muss mindestens ${shortestPassword} Zeichen haben.`,
  },
  tooLong: {
    tr: `Parola en fazla ${longestPassword} karakter olabilir.`,
    en: `The password may have at most ${longestPassword} characters.`,
    ru: `Пароль должен содержать не более ${longestPassword} символов.`,
    fr: `Le mot de passe doit comporter au plus ${longestPassword} caractères.`,
    ar: `يجب ألا يزيد عدد أحرف كلمة المرور على ${longestPassword}.`,
    de: `Das Passwort darf höchstens ${longestPassword} Zeichen haben.`,
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

/**
 * What the lists of stolen passwords name most often, as far as it is long enough to be asked here; in
 * lower case. Years, clubs and repeated words are caught by the patterns below.
 */
const commonest: ReadonlySet<string> = new Set(
  `0987654321 1029384756 1122334455 1223334444 123123123a 1234512345 1234554321 123456789a 123456789q
  123456qwerty 12345qwert 1234qwer5678 1357924680 147258369a 1478963250 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc
  1qazxsw23edc 2468101214 3.14159265 741852963a 789456123a 9876543210 987654321a a123456789 a1b2c3d4e5
  abc1234567 abc123456789 abcd123456 abcd1234567 abcdef1234 adminadmin administrator allahuekber asd123asd123
  asdasdasd1 asdfgh1234 asdfghjkl1 azertyuiop baseball12 basketball bismillah1 changeme12 changeme123
  computer123 cumhuriyet dragonball enter12345 football12 football123 galatasaray galatasaray1905 gfhjkm12345
  fenerbahce fenerbahce1907 besiktas1903 trabzonspor trabzonspor61 hello12345 iloveyou12 iloveyou123
  istanbul1453 istanbul34 internet123 jesuschrist ilovejesus kalimera12 liverpool1 liverpool123 letmein123
  manchester michaeljordan mynoob1234 motdepasse motdepasse1 motdepasse123 mustafakemal ataturk1881
  p@ssw0rd12 p@ssw0rd123 pa55word123 parola1234 parola12345 parola123456 pass123456 passw0rd12 passw0rd123
  password00 password01 password10 password11 password12 password123 password1234 password12345 password123456
  passwordpassword passwort12 passwort123 passwort1234 preforma12 preforma123 princess12 princess123 q1w2e3r4t5
  q1w2e3r4t5y6 qazwsxedc1 qazwsxedcrfv qwe123qwe123 qwer123456 qwert12345 qwerty1234 qwerty12345 qwerty123456
  qwerty123456789 qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[] qwertzuiop schalke04! sifre12345 şifre12345
  sifre123456 soleil1234 starwars12 sunshine12 superman12 superman123 test123456 test1234567 testtest12 turkiye1923
  türkiye1923 welcome123 welcome1234 whatever12 zaq12wsxcde zaq1zaq1zaq1 zxcvbnm123 zxcvbnm1234 йцукенгшщз
  пароль1234 пароль12345 привет1234`.split(/\s+/),
);

/** Keys that lie side by side and the alphabets; a password that only runs along one is a guess away. */
const runs = ["01234567890123456789", "qwertyuiopasdfghjklzxcvbnm", "abcdefghijklmnopqrstuvwxyz"].flatMap(
  (run) => [run, Array.from(run).toReversed().join("")],
);

/** Whether somebody who guesses would soon be there. */
function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  if (commonest.has(text) || runs.some((run) => run.includes(text))) return true;
  // "aaaaaaaaaa", "abababababab": fewer than four different characters, however many there are.
  if (new Set(text).size < 4) return true;
  // "istanbulistanbul": one short word again and again.
  return /^(.{1,6})\1+$/su.test(text);
}

/**
 * What is wrong with a password that is to be set, or null. Code points of the composed form are counted,
 * so that a letter counts once however the keyboard writes it. The person's e-mail address, where known, is
 * refused, and so is the part before its `@`.
 */
export function passwordFault(password: string, email?: string): PasswordFault | null {
  // Longer than any 128 characters can be: not worth a walk over all of it.
  if (password.length > longestPassword * 8) return "tooLong";
  const text = password.normalize("NFKC");
  const length = Array.from(text).length;
  if (length < shortestPassword) return "tooShort";
  if (length > longestPassword) return "tooLong";
  if (email !== undefined && isEmail(text, email)) return "isEmail";
  return isCommon(text) ? "tooCommon" : null;
}

function isEmail(password: string, email: string): boolean {
  const one = password.trim().toLowerCase();
  const other = email.trim().toLowerCase();
  return one === other || one === other.split("@", 1)[0];
}
