import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { pageState } from "./load.server.ts";

test("the same data make the same page, whenever they were read", () => {
  const [first, second] = [1_000, 2_000].map((updatedAt) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(["list"], { total: 3 }, { updatedAt });
    const state = pageState(queryClient);
    queryClient.clear();
    return state;
  });
  expect(first?.queries[0]?.state.data).toEqual({ total: 3 });
  expect(second).toEqual(first);
});
