import { signInErrorMessage } from "@preforma/domain/account";
import type { RouteMatch } from "@preforma/domain/routes";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { FormRedirect } from "../http/form-answer.ts";
import { signInHeader } from "../loading/visit.server.ts";

/**
 * The response to a form that a script has posted: the result of the page's action as JSON, without rendering the page.
 * `{ redirect }` where the action redirects. Null where the page accepts no forms.
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
  let result: unknown;
  try {
    result = await action({ request, params, context, url: new URL(request.url), pattern: "" });
  } catch (thrown) {
    // As in React Router, a redirect or a 404 is a result; anything else is a fault.
    if (!(thrown instanceof Response) && !isWithInit(thrown)) throw thrown;
    result = thrown;
  }
  if (result instanceof Response) {
    const location = result.headers.get("location");
    if (location === null) return result;
    const noSession = result.headers.get(signInHeader);
    return Response.json({
      redirect: location,
      reload: result.headers.has("x-reload"),
      ...(noSession === null ? {} : { refused: signInErrorMessage(noSession, match.locale) }),
    } satisfies FormRedirect);
  }
  // Browsers log failed statuses to the console, so a form's failure is in the JSON and the status is 200.
  if (isWithInit(result)) return Response.json(result.data, result.data === null ? (result.init ?? {}) : {});
  return Response.json(result ?? null);
}

/** The return value of React Router's `data()`. */
function isWithInit(value: unknown): value is { data: unknown; init: ResponseInit | null } {
  return typeof value === "object" && value !== null && Reflect.get(value, "type") === "DataWithResponseInit";
}
