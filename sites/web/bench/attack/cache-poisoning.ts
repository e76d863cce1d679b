import { hostHeaders } from "./forged.ts";
import { signedIn } from "./people.ts";
import { ask, marker, type AttackPromise, type Target } from "./promise.ts";

/** Requests a page as a browser does. */
const askForPage = (target: Target, path: string, headers: Record<string, string> = {}, method?: string) =>
  ask(target, path, { accept: "text/html", ...headers }, method);

/** Request properties besides the URL that could get into a shared page. */
const poisons: readonly {
  name: string;
  headers?: Record<string, string>;
  search?: string;
  method?: string;
}[] = [
  ...Object.entries({ host: marker, ...hostHeaders }).map(([name, value]) => ({
    name,
    headers: { [name]: value },
  })),
  { name: "accept", headers: { accept: "application/json" } },
  { name: "accept-language", headers: { "accept-language": `${marker}, ar` } },
  { name: "accept-encoding", headers: { "accept-encoding": "br;q=0, identity;q=0" } },
  { name: "range", headers: { range: "bytes=0-10" } },
  { name: "if-none-match", headers: { "if-none-match": "*" } },
  { name: "method override", headers: { "x-http-method-override": "DELETE", "x-method-override": "POST" } },
  {
    name: "cookies",
    headers: {
      cookie: `cookie_consent=${marker}; preforma_prices=${marker}; preforma_plain=${marker}; preforma_compare=${marker}; pf=${marker}`,
    },
  },
  { name: "HEAD", method: "HEAD" },
  { name: "other parameters", search: `?utm_source=${marker}&callbackUrl=//${marker}&form=${marker}` },
  { name: "a parameter twice", search: `?page=1&page=${marker}` },
  { name: "path parameters", search: `;${marker}` },
];

export const cachePoisoning: AttackPromise = {
  name: "poisoned pages in the cache",
  async attack(target) {
    const broken: string[] = [];
    // Pages that were not requested yet, so that the poisoned request would be cached.
    const paths = Array.from(
      { length: poisons.length + 1 },
      (_, index) => `/en/products/${index * 11 + 900}`,
    );
    const pages: string[] = [];
    for (const path of paths) {
      const { headers } = await askForPage(target, path);
      pages.push((JSON.parse(headers) as { location?: string }).location ?? path);
    }
    for (const [index, { name, headers = {}, search = "", method }] of poisons.entries()) {
      // A colour number makes a separate page, which is not cached yet.
      const page = `${pages[index]}?ral=${3000 + (index % 20)}`;
      const poisoned = search.startsWith("?") ? `${page}&${search.slice(1)}` : `${page}${search}`;
      await askForPage(target, poisoned, headers, method);
      const clean = await askForPage(target, page);
      const again = await askForPage(target, `${page}&utm_campaign=x`);
      if (`${clean.headers}${clean.body}`.includes(marker))
        broken.push(`${name} gets into the page of others`);
      if (clean.status !== 200 || !clean.headers.includes("text/html"))
        broken.push(`${name}: others get ${clean.status} afterwards`);
      if (clean.headers.includes("set-cookie")) broken.push(`${name}: others get a cookie`);
      if (again.body !== clean.body) broken.push(`${name}: the page is not that of its address`);
    }
    const person = await signedIn(target);
    const page = `${pages.at(-1)}?ral=3020`;
    for (const cookie of [person.cookie, `${person.cookie}; preforma_plain=1`]) {
      await askForPage(target, page, { cookie });
      const clean = await askForPage(target, page);
      for (const secret of [person.email, person.name])
        if (clean.body.includes(secret)) broken.push("a customer's page is shown to others");
    }
    return { tried: poisons.length + 2, broken };
  },
};
