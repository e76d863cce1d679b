import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const built = { https: false, development: false };
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("contentSecurityPolicy", () => {
  test("allows the inline scripts of the page and no others", () => {
    const policy = contentSecurityPolicy(
      `<script>run("a")</script><script type="module">import "/b.js"</script><script src="/c.js"></script>`,
      built,
    );
    expect(policy).toContain(`script-src 'self' ${hashOf('run("a")')} ${hashOf('import "/b.js"')};`);
    expect(policy).not.toContain("unsafe-inline");
  });

  test("lets pictures of other hosts in where they are named, and nothing else of theirs", () => {
    const policy = contentSecurityPolicy("", { ...built, mediaHosts: ["cdn.example.com"] });
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com;");
    expect(policy.split("cdn.example.com")).toHaveLength(2);
    expect(contentSecurityPolicy("", built)).toContain("img-src 'self' data: blob:;");
  });

  test("leaves data blocks alone", () => {
    expect(
      contentSecurityPolicy(`<script type="application/ld+json">{"@type":"Product"}</script>`, built),
    ).toContain("script-src 'self';");
  });

  test("names a script once that stands twice", () => {
    const policy = contentSecurityPolicy("<script>a()</script><script>a()</script>", built);
    expect(policy.split(hashOf("a()"))).toHaveLength(2);
  });

  test("allows style elements and style attributes by their content, attributes as they are after unescaping", () => {
    const policy = contentSecurityPolicy(
      `<style>@layer a;</style><i style="font-family:&quot;Rubik&quot;"></i>`,
      built,
    );
    expect(policy).toContain(`style-src 'self' ${hashOf("@layer a;")};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('font-family:"Rubik"')};`);
  });

  test("sends plain requests over HTTPS where the site has it", () => {
    expect(contentSecurityPolicy("", built)).not.toContain("upgrade-insecure-requests");
    expect(contentSecurityPolicy("", { ...built, https: true })).toContain("upgrade-insecure-requests");
  });
});
