import { signInErrorMessage } from "@preforma/domain/account";
import type { RouteMatch } from "@preforma/domain/routes";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { FormRedirect } from "../http/form-answer.ts";
import { signInHeader } from "../loading/visit.server.ts";

/**
 * The answer to a form that a script has sent: what the page's action says, as JSON, without rendering the page.
 * `{ redirect }` where it leads elsewhere. Null where that page takes no forms.
 */
export async function formAnswer(
  build: ServerBuild,
  match: RouteMatch,
  request: Request,
  context: RouterContextProvider,
): Promise<Response | null> {
  const { routes } = build;
  const action = (routes[`${match.name}.${match.locale}`] ?? routes[match.name])?.module.action;
  if (!action) return null;
  const params = Object.fromEntries(
    Object.entries(match.params).map(([name, value]) => [name, String(value)]),
  );
  let said: unknown;
  try {
    said = await action({ request, params, context, url: new URL(request.url), pattern: "" });
  } catch (thrown) {
    // A redirect or a 404, as for React Router; anything else is a fault.
    if (!(thrown instanceof Response) && !isWithInit(thrown)) throw thrown;
    said = thrown;
  }
  if (said instanceof Response) {
    const location = said.headers.get("location");
    if (location === null) return said;
    const noSession = said.headers.get(signInHeader);
    return Response.json({
      redirect: location,
      reload: said.headers.has("x-reload"),
      ...(noSession === null ? {} : { refused: signInErrorMessage(noSession, match.locale) }),
    } satisfies FormRedirect);
  }
  // Browsers write answers with a failure's status on the console; the form's result is in its answer.
  if (isWithInit(said)) return Response.json(said.data, said.data === null ? (said.init ?? {}) : {});
  return Response.json(said ?? null);
}

/** What `data()` of React Router gives. */
function isWithInit(value: unknown): value is { data: unknown; init: ResponseInit | null } {
  return typeof value === "object" && value !== null && Reflect.get(value, "type") === "DataWithResponseInit";
}
