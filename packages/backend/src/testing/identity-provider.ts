import { createHash, createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { IdentityProvider } from "../account/services.ts";
import { testHttpServer } from "./http-server.ts";

/** An OpenID Connect provider on this machine. */
export interface TestIdentityProvider {
  settings: IdentityProvider;
  /** The URL to which the browser of a person who agrees is redirected. */
  consent(authorizationUrl: string, claims: Record<string, unknown>): string;
  /** Sets the person in front of all further browsers: its page asks whether they agree. */
  seat(claims: Record<string, unknown>): void;
  close(): Promise<void>;
}

interface Granted {
  nonce: string | null;
  challenge: string | null;
  redirectUri: string | null;
  claims: Record<string, unknown>;
}

/** Starts a provider that checks what clients must send: their secret, PKCE, the redirect URL. */
export async function testIdentityProvider(): Promise<TestIdentityProvider> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const granted = new Map<string, Granted>();
  let seated: Record<string, unknown> = {};
  const clientId = "shop";
  const clientSecret = "client secret: with &= signs";
  let issuer = "";

  const idToken = ({ nonce, claims }: Granted): string => {
    const now = Math.floor(Date.now() / 1000);
    const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
    const head = encode({ alg: "RS256", typ: "JWT" });
    const body = encode({ iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce, ...claims });
    const signature = createSign("RSA-SHA256").update(`${head}.${body}`).sign(privateKey, "base64url");
    return `${head}.${body}.${signature}`;
  };

  const exchange = async (request: IncomingMessage): Promise<object | null> => {
    const form = new URLSearchParams(await text(request));
    const code = form.get("code") ?? "";
    const grant = granted.get(code);
    granted.delete(code);
    const verifier = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const basic = (request.headers.authorization ?? "").replace("Basic ", "");
    const given = Buffer.from(basic, "base64")
      .toString()
      .split(":")
      .map((part) => decodeURIComponent(part.replaceAll("+", " ")));
    const isRight =
      grant &&
      given[0] === clientId &&
      given[1] === clientSecret &&
      verifier === grant.challenge &&
      form.get("redirect_uri") === grant.redirectUri;
    return isRight
      ? { access_token: "at", token_type: "bearer", expires_in: 300, id_token: idToken(grant) }
      : null;
  };

  const consent = (authorizationUrl: string, claims: Record<string, unknown>): string => {
    const asked = new URL(authorizationUrl).searchParams;
    const code = randomUUID();
    const redirectUri = asked.get("redirect_uri");
    granted.set(code, {
      nonce: asked.get("nonce"),
      challenge: asked.get("code_challenge"),
      redirectUri,
      claims,
    });
    return back(asked, { code });
  };

  const back = (asked: URLSearchParams, said: Record<string, string>): string => {
    const url = new URL(asked.get("redirect_uri") ?? "");
    url.search = new URLSearchParams({ ...said, state: asked.get("state") ?? "", iss: issuer }).toString();
    return url.href;
  };

  /** The consent page. */
  const question = (url: URL): string => {
    const link = (name: string, href: string) =>
      `<a id="${name}" href="${href.replaceAll("&", "&amp;")}">${name}</a>`;
    const refusal = back(url.searchParams, { error: "access_denied" });
    return `<!doctype html><title>Sign in</title>${link("agree", consent(url.href, seated))} ${link("refuse", refusal)}`;
  };

  const server = await testHttpServer((request, response) => {
    const say = (status: number, body: object): void =>
      void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/.well-known/openid-configuration")
      return say(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        code_challenge_methods_supported: ["S256"],
      });
    if (request.url?.startsWith("/authorize?"))
      return void response
        .writeHead(200, { "Content-Type": "text/html" })
        .end(question(new URL(request.url, issuer)));
    if (request.url === "/token")
      return void exchange(request).then(
        (tokens) => (tokens ? say(200, tokens) : say(400, { error: "invalid_grant" })),
        () => say(500, {}),
      );
    return say(404, {});
  });
  issuer = server.origin;
  return {
    settings: { id: "oidc", name: "Test", issuer, clientId, clientSecret },
    consent,
    seat(claims) {
      seated = claims;
    },
    close: () => server.close(),
  };
}
