import { data } from "react-router";

/** Answers every URL that matches no page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** The same for navigation within the document. */
export function clientLoader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
