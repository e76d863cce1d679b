// For the container's HEALTHCHECK: exits with 0 if the site on this machine can answer and store.
const answer = await fetch(`http://127.0.0.1:${process.env["PORT"] ?? "3000"}/readyz`).catch(() => null);
process.exitCode = answer?.ok === true ? 0 : 1;
