import { exportAccount } from "@preforma/domain/account";
import type { LoaderFunctionArgs } from "react-router";
import { leadToSignIn, visitOf } from "../../platform/loading/visit.server.ts";

/** All personal data of a customer, as a file. A resource route: it has no component. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(args);
  await visit.requireSession();
  const answer = await exportAccount(visit.safe);
  if (!answer.success) {
    if (answer.code === "UNAUTHORISED") leadToSignIn(visit.url, "SessionExpired");
    return new Response(answer.message, {
      status: answer.status,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
  return new Response(JSON.stringify(answer.data, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="preforma-account.json"',
    },
  });
}
