import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { Settled, whenSettled } from "../settled.ts";

test("a story is played once its effects have run, and again at once", async () => {
  const order: string[] = [];
  function Listening() {
    useEffect(() => void order.push("listens"), []);
    return null;
  }
  const laidOut = Promise.withResolvers<void>();
  const root = createRoot(document.createElement("div"));
  root.render(
    <>
      <Listening />
      <Settled />
      <i ref={() => laidOut.resolve()} />
    </>,
  );
  // As Storybook does: once it is laid out.
  await laidOut.promise;
  await whenSettled(() => void order.push("is played"));
  expect(order).toEqual(["listens", "is played"]);
  void whenSettled(() => void order.push("is played again"));
  expect(order).toHaveLength(3);
  root.unmount();
});
