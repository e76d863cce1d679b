/**
 * Headers of every response of the site, besides the Content-Security-Policy of pages. A plain record, because it is
 * stored with each cached page and must cost nothing per request.
 */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    // Browsers ignore it over plain HTTP.
    ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
