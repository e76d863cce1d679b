import { describe, expect, it } from "vitest";
import { acceptAll, choosePreferences, decisionOf, rejectAll } from "./index.ts";

const now = new Date("2026-11-21T09:00:00.000Z");
const read = (query: string) => decisionOf(new URLSearchParams(query), now);

describe("the consent form", () => {
  it("accepts or rejects everything, whatever the toggles say", () => {
    expect(read("decision=accept")).toEqual(acceptAll(now));
    expect(read("marketing=on&decision=reject")).toEqual(rejectAll(now));
  });

  it("saves the toggles that are on", () => {
    expect(read("analytics=on&decision=save")).toEqual(
      choosePreferences({ functional: false, analytics: true, marketing: false }, now),
    );
    expect(read("decision=save")).toEqual(rejectAll(now));
  });

  it.each(["", "decision=", "decision=ACCEPT", "decision=toString", "functional=on&analytics=on"])(
    "takes %j for no decision",
    (query) => expect(read(query)).toBeNull(),
  );
});
