import { lazyPart } from "./lazy-part.tsx";

/** TanStack's own view of the browser's cache, in `pnpm dev` alone. */
export const QueryDevtools = import.meta.env.DEV
  ? lazyPart<object>(() =>
      import("@tanstack/react-query-devtools").then(({ ReactQueryDevtools }) => ({
        default: ReactQueryDevtools,
      })),
    )
  : null;
