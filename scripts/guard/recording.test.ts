import { expect, it } from "vitest";
import { normaliser, written } from "./recording.ts";

it("a recording is written line by line, each page under its name", () => {
  const facts = [
    { kind: "title", text: "Preforma: şişe" },
    { kind: "text", text: "iki\n satır" },
  ];
  expect(written(new Map([["page home tr", facts]]))).toBe(
    "page home tr\n  title: Preforma: şişe\n  text: iki satır\n",
  );
});

it("a recording leaves out what changes from run to run", () => {
  const clean = normaliser("http://localhost:4567");
  expect(clean("http://localhost:4567/urun?u=http%3A%2F%2Flocalhost%3A4567")).toBe("{site}/urun?u={site}");
  expect(clean("/assets/entry.client-BxY_-9aZ.js")).toBe("/assets/entry.client-*.js");
  expect(clean("script-src 'sha256-AbCdEfGhIjKlMnOpQrStUvWxYz0123456789+/AbCdE='")).toBe(
    "script-src 'sha256-*'",
  );
  expect(clean("Sipariş PF-2611-4TDY9E, %2FPF-2611-4TDY9E&")).toBe("Sipariş {order}, %2F{order}&");
  expect(clean("key 0b6f1c1e-2b1d-4c3e-9f00-aabbccddeeff")).toBe("key {uuid}");
  expect(clean("/urun/12/500-ml-yuvarlak-sise-seffaf-pet-sise-28-410")).toBe(
    "/urun/12/500-ml-yuvarlak-sise-seffaf-pet-sise-28-410",
  );
});
