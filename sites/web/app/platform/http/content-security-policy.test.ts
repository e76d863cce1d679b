import { createHash } from "node:crypto";
import { inlineStyles } from "@preforma/ui/content-security";
import { describe, expect, it, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const built = { https: false, development: false, scripts: [] };
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("contentSecurityPolicy", () => {
  it("S14: allows our own inline scripts, and none that stands in the page beside them", () => {
    const policy = contentSecurityPolicy("<script>run('a')</script><script>stolen()</script>", {
      ...built,
      scripts: ["run('a')"],
    });
    expect(policy).toContain(`script-src 'self' ${hashOf("run('a')")};`);
    expect(policy).not.toContain("unsafe-inline");
  });

  test("lets pictures of other hosts in where they are named, and nothing else of theirs", () => {
    const policy = contentSecurityPolicy("", { ...built, mediaHosts: ["cdn.example.com"] });
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com;");
    expect(policy.split("cdn.example.com")).toHaveLength(2);
    expect(contentSecurityPolicy("", built)).toContain("img-src 'self' data: blob:;");
  });

  test("names a script once that stands twice", () => {
    const policy = contentSecurityPolicy("", { ...built, scripts: ["a()", "a()"] });
    expect(policy.split(hashOf("a()"))).toHaveLength(2);
  });

  test("allows style elements and style attributes by their content, attributes as they are after unescaping", () => {
    const policy = contentSecurityPolicy(
      `<style>@layer a;</style><i style="font-family:&quot;Rubik&quot;"></i>`,
      built,
    );
    expect(policy).toContain(`style-src 'self' ${hashOf(inlineStyles[0] ?? "")} ${hashOf("@layer a;")};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('font-family:"Rubik"')};`);
  });

  test("sends plain requests over HTTPS where the site has it", () => {
    expect(contentSecurityPolicy("", built)).not.toContain("upgrade-insecure-requests");
    expect(contentSecurityPolicy("", { ...built, https: true })).toContain("upgrade-insecure-requests");
  });
});
