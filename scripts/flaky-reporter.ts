import type { Reporter, TestCase } from "vitest/node";

/** The prefix of the line for a test that first failed and then passed. */
export const flakyMark = "Passed at its second attempt: ";

/** Lists the tests that passed only at their second attempt, with the first error: Vitest counts them as passed. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const lines = test.result().errors?.[0]?.message.split("\n") ?? ["no reason"];
    // A browser's further lines state what it waited for.
    const why = lines
      .map((line) => line.trim())
      .join(" | ")
      .slice(0, 1500);
    console.log(
      `${flakyMark}${test.project.name}, ${test.module.relativeModuleId}, ${test.fullName}: ${why}`,
    );
  }
}
