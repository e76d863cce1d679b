/** What the published lists lack: words of this site's languages and its own name. */
export const localPasswords: readonly string[] = `
  allahuekber ataturk azertyuiop besiktas bismillah cumhuriyet fenerbahce galatasaray istanbul kalimera
  motdepasse mustafakemal parola parolam passwort preforma sifre sifrem trabzonspor turkiye ankara izmir
  askim canim hosgeldin merhaba qwertzuiop asdfghjkl soleil bonjour doudou chouchou hallo schalke
  йцукенгшщз йцукен пароль привет qazwsxedc gfhjkm солнышко любовь
  كلمةالسر مرحبا الحمدلله محمد بسمالله`
  .split(/\s+/)
  .filter((word) => word !== "");
