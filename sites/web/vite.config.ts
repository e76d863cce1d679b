import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { developmentServer } from "./server/development-server.ts";
import { neededModules } from "./server/needed-modules.ts";
import { fontDisplayOptional } from "./server/font-display-optional.ts";

/** The pages whose first view counts, by what they show: none waits for what only the others need. */
const firstViews = {
  frame: /app[\\/](?:root|entry\.client)\.tsx/,
  home: /features[\\/]home[\\/]home\.page\.tsx/,
  list: /features[\\/]product-list[\\/](?:products|category)\.page\.tsx/,
  product: /features[\\/]product[\\/]product\.page\.tsx/,
};

const { plugin: findNeeded, partsWith } = neededModules({
  ...firstViews,
  // What every page fetches by itself once it is idle, also for a lost connection.
  idle: /(?:session[\\/]session|favourites[\\/]favourites|views[\\/]viewed|offline[\\/]save-form)\.browser\.ts|frame[\\/]shell[\\/]connection\.tsx/,
  // What turns a link into the next page.
  loads:
    /app[\\/](?:features[\\/][\w-]+[\\/][\w-]+\.load|platform[\\/]loading[\\/]load\.browser|frame[\\/]shell[\\/]prefetch)\.ts/,
  // Pages that are read and have no forms.
  reading:
    /features[\\/](?:company|content)[\\/](?!application|contact|help|human-resources|open-position)[\w-]+\.page\.tsx/,
  // What asks or tells the company something: on a page of its own or over that of a product.
  forms:
    /features[\\/](?:requests[\\/][\w-]+-modal|(?:company|content)[\\/](?:contact|help|human-resources)\.page)\.tsx/,
});

/** Whether a module is in every page, in two kinds of the first views, or in one and in what every page fetches later. */
function isForAll(id: string): boolean {
  const parts = partsWith(id);
  const has = (part: (typeof parts)[number]) => parts.includes(part);
  const views = parts.filter((part) => part in firstViews).length;
  const isShared = views > 1 || (has("home") && parts.length > 1) || (views > 0 && has("idle"));
  return has("frame") || isShared;
}

/** What every page runs on: in one file it compresses better than in six. Only lists are hydrated with queries. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:query-core|react-query)|i18next|react-i18next|cookie|set-cookie-parser)[\\/](?!.*(?:[Hh]ydrat\w*|useSuspenseQuery)\.js$)/;

/** What several pages share, but for what is only ever imported when it is needed (schemas, dialogs), and pages themselves. */
const shared = {
  test: /packages[\\/](?:ui|domain)[\\/]|vite[\\/]preload-helper|web[\\/]app[\\/](?!.*(?:\.page|root|entry\.client)\.tsx)/,
  minShareCount: 2,
  tags: ["$initial" as const],
};

/** A file for the modules that a part needs. */
const fileFor = (name: string, part: ReturnType<typeof partsWith>[number]) => ({
  debugName: name,
  name: (id: string) => (partsWith(id).includes(part) ? name : null),
});

/**
 * Files by whose modules they are, the first that fits. With a file for what many pages share and the bundler's own
 * ones for the rest, a product would load 186 KB in 75 files; parts told by who imports whom, instead of by the names
 * that are imported, make it 190 KB. It loads 161 KB in 8.
 */
const files = [
  { name: "framework", test: framework },
  {
    ...shared,
    minShareCount: 1,
    debugName: "shared",
    name: (id: string) => (isForAll(id) ? "shared" : null),
  },
  { ...shared, ...fileFor("list", "list") },
  // Also what only the page of a product needs, so that its styles are one file.
  { ...shared, minShareCount: 1, ...fileFor("product", "product") },
  fileFor("idle", "idle"),
  // What the loading of pages shares with pages, and the loading itself.
  { ...shared, ...fileFor("data", "loads") },
  fileFor("loads", "loads"),
  { ...shared, ...fileFor("reading", "reading") },
  { ...shared, ...fileFor("forms", "forms") },
  { ...shared, name: "inner" },
];

/**
 * React Router links styles that lazy parts need too as `shared.css#`, so that they stay when the page goes. Vite then
 * looks for `shared.css`, and adds it once more: the browser computes the style of the whole page again, which takes a
 * slow phone a quarter of a second. This file belongs to the root and never goes, so Vite looks for what is there.
 */
const renderBuiltUrl = (file: string, { hostType }: { hostType: string }) =>
  hostType === "js" && /[\\/]shared-[^\\/]*\.css$/.test(file) ? `/${file}#` : undefined;

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), fontDisplayOptional(), developmentServer(), reactRouter(), findNeeded],
  experimental: { renderBuiltUrl },
  build: {
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // As above: the theme needs light-dark() as it is, which the minifier would take apart for older browsers, and
    // with it the parts of a page that have a scheme of their own.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // Every file is precompressed and immutable; small ones inlined would be repeated in each page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What several pages share comes in few files: two dozen files of a few hundred bytes each would cost
            // more in requests, compress worse and make the list of them longer, which stands in every page.
            codeSplitting: {
              groups: files.map((file, index) => ({ ...file, priority: files.length - index })),
            },
          },
        },
      },
    },
    ssr: {
      // Served as one module graph, as the backend is: see its `vite.config.ts`.
      ...(command === "build"
        ? {
            resolve: { noExternal: true as const },
            // Without React's development build, which a running site would hold in memory and never use.
            define: { "process.env.NODE_ENV": JSON.stringify("production") },
          }
        : {}),
      build: { rolldownOptions: { input: "./app/site.ts" } },
    },
  },
  optimizeDeps: {
    // Named here, or the first visit in development finds them one by one and reloads.
    include: [
      "react",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "@tanstack/react-query",
      "@tanstack/react-query-devtools",
      "i18next",
      // Not for browsers; without tree shaking, development fetches what shares a module with what is.
      "@vanilla-extract/css",
      "lru-cache",
      "zod",
    ],
  },
}));
