import { data } from "react-router";

/** What a loader throws for something that does not exist, or (410) no longer does. */
export function notFound(status: 404 | 410 = 404): ReturnType<typeof data<null>> {
  return data(null, { status });
}
