import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { knownSettings, readSettings, SettingsError } from "./settings.ts";

/** Variables of shells, systems, containers, package managers, build services and other programs. */
const common = `
  _ BASH_ENV BROWSER BUNDLE_PATH CI CI_COMMIT_SHA CLICOLOR COLORTERM COLUMNS COMPUTERNAME COMSPEC CONDA_PREFIX DBUS_SESSION_BUS_ADDRESS
  DEBIAN_FRONTEND DEBUG DISPLAY DOCKER_HOST DOTNET_ROOT EDITOR ENV ENVIRONMENT FORCE_COLOR GITHUB_ACTIONS GITHUB_API_URL
  GITHUB_SERVER_URL GITHUB_TOKEN GITLAB_CI GOOGLE_APPLICATION_CREDENTIALS GOPATH GPG_TTY HISTFILE HOME HOMEDRIVE HOMEPATH HOST HOSTNAME
  HOSTTYPE HTTPS_PROXY HTTP_PROXY http_proxy https_proxy no_proxy INIT_CWD INVOCATION_ID JAVA_HOME JOURNAL_STREAM
  KUBERNETES_PORT KUBERNETES_PORT_443_TCP KUBERNETES_PORT_443_TCP_ADDR KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT
  KUBERNETES_SERVICE_PORT_HTTPS LANG LANGUAGE LC_ALL LC_CTYPE LD_LIBRARY_PATH LESS LINES LISTEN_FDS LOCALAPPDATA LOGLEVEL LOGNAME
  LOGONSERVER LS_COLORS MACHTYPE MAIL MAIL_URL MANPATH MEMORY_LIMIT MEMORY_PRESSURE_WATCH MONGODB_URI MYSQL_DATABASE MYSQL_HOST NODE NODE_COMPILE_CACHE
  NODE_ENV NODE_EXTRA_CA_CERTS NODE_OPTIONS NODE_PATH NODE_VERSION NOTIFY_SOCKET NO_COLOR NO_PROXY NVM_BIN NVM_DIR OLDPWD OS
  OTEL_EXPORTER_OTLP_ENDPOINT OTEL_SERVICE_NAME PAGER PATH PATHEXT PGDATA PGDATABASE PGHOST PGPASSWORD PGPORT PGUSER PNPM_HOME
  PORT POSTGRES_DB POSTGRES_PASSWORD POSTGRES_URL POSTGRES_USER PROCESSOR_ARCHITECTURE PROGRAMDATA PROGRAMFILES PROMPT PS1 PUBLIC PUBLIC_URL PWD
  PYTHONPATH RAILS_ENV REDIS_URL REQUEST_METHOD SECRET_KEY SENTRY_DSN SERVER_NAME SESSIONNAME SESSION_SECRET SHELL SHLVL SMTP_HOST SMTP_PASS SMTP_PASSWORD SMTP_PORT SMTP_USER
  SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY SSL_CERT_DIR SSL_CERT_FILE SUDO_USER SYSTEMD_EXEC_PID SYSTEMROOT TEMP TERM
  TERM_PROGRAM TEST_DATABASE_URL TEST_FULL TMP TMPDIR TZ USER USERDOMAIN USERNAME USERPROFILE VERCEL_URL VIRTUAL_ENV VISUAL VITEST VITEST_POOL_ID
  WEBSITE_HOSTNAME WINDIR WSL_DISTRO_NAME XAUTHORITY XDG_CACHE_HOME XDG_CONFIG_DIRS XDG_CONFIG_HOME XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR
  XDG_SESSION_ID npm_command npm_config_cache npm_config_global_prefix npm_config_registry npm_config_user_agent npm_execpath
  npm_lifecycle_event npm_node_execpath npm_package_json npm_package_name APP_URL APP_ENV APP_NAME AUTH0_SECRET AUTH_URL AUTH_TRUST_HOST API_KEY API_TOKEN
  AWS_REGION AWS_ACCESS_KEY_ID AZURE_CLIENT_ID BASE_URL CACHE_DIR CONFIG_DIR DATABASE_HOST DATABASE_NAME DATABASE_PASSWORD DATABASE_PORT
  DATABASE_USER DATA_HOME DB_HOST DB_URL DYNO HTTP_PORT JWT_SECRET LOG_DIR LOG_FILE LOG_FORMAT LOGS_DIRECTORY STATE_DIRECTORY MEDIA_ROOT
  MEDIA_URL MEMCACHED_URL NEXTAUTH_SECRET NEXTAUTH_URL NEXT_PUBLIC_URL OPENSSL_CONF PUBLIC_HOST REACT_APP_API SITE_URL STATIC_URL
  TRUSTED_HOSTS UV_THREADPOOL_SIZE WEB_CONCURRENCY
`
  .split(/\s+/)
  .filter(Boolean);

describe("settings that are misspelt", () => {
  test.each([
    ["DATABSE_URL", "DATABASE_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["DATBASE_ULR", "DATABASE_URL"],
    ["database_url", "DATABASE_URL"],
    ["DATADIR", "DATA_DIR"],
    ["DATA_DRI", "DATA_DIR"],
    ["PUBLIC_ORGIN", "PUBLIC_ORIGIN"],
    ["AUTH_SECRETS", "AUTH_SECRET"],
    ["AUTH_GOOGEL_ID", "AUTH_GOOGLE_ID"],
    ["IYZICO_APIKEY", "IYZICO_API_KEY"],
    ["SMPT_URL", "SMTP_URL"],
    ["TRUST_PROXYS", "TRUST_PROXY"],
    ["PAGE_CACHE_MBS", "PAGE_CACHE_MB"],
    ["MEDIA_HOST", "MEDIA_HOSTS"],
  ])("R7: %s is refused, and %s is named", (given, meant) => {
    const read = () => readSettings({ [given]: "x" });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(`${given} is not known; write ${meant}, or unset it`);
  });

  test("R7: an empty one counts as absent", () => {
    expect(() => readSettings({ DATABSE_URL: "" })).not.toThrow();
  });

  test("R7: variables of others are left alone", () => {
    const ours = new Set<string>(knownSettings);
    const environment = Object.fromEntries(
      common.filter((name) => !ours.has(name)).map((name) => [name, "1"]),
    );
    expect(() => readSettings(environment)).not.toThrow();
  });

  test("R7: every variable of the README is known, and every known one is in the README", () => {
    const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
    const [, section = ""] = readme.split("\n## Settings\n");
    const [table = ""] = section.split("\n## ");
    const rows = table.split("\n").filter((line) => line.startsWith("| `"));
    const named = rows.flatMap((row) =>
      [...(row.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map((match) => match[1] ?? ""),
    );
    expect(named.toSorted()).toEqual([...knownSettings].toSorted());
  });
});
