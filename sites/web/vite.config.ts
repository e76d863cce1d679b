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
  // What a page fetches by itself once it is idle.
  session: /(?:session[\\/]session|favourites[\\/]favourites|views[\\/]viewed)\.browser\.ts/,
  // What is there for a lost connection, and is fetched by every page once it is idle.
  offline: /(?:frame[\\/]shell[\\/]connection|platform[\\/]offline[\\/]save-form\.browser)\.tsx?/,
  // What turns a link into the next page.
  loads:
    /app[\\/](?:features[\\/][\w-]+[\\/][\w-]+\.load|platform[\\/]loading[\\/]load\.browser|frame[\\/]shell[\\/]prefetch)\.ts/,
  // What comes when a visitor searches, compares, puts into the basket or tries a colour.
  aside:
    /features[\\/][\w-]+[\\/](?:product-suggestions|chosen-products|put-in-basket|basket-messages|refresh-cart|recent-row|colour-studio)\b/,
  // What comes when somebody asks or says something about a product.
  forms: /features[\\/]requests[\\/][\w-]+-modal\.tsx/,
  account: /features[\\/](?:account|favourites|orders|sign-in)[\\/][\w-]+\.page\.tsx/,
  shop: /features[\\/](?:checkout|quote-basket|shop)[\\/][\w-]+\.page\.tsx/,
  // Pages that are read down to a form at their end.
  asking: /features[\\/](?:company|content)[\\/](?:contact|help|human-resources)\.page\.tsx/,
  // Pages that are read and have no forms.
  reading:
    /features[\\/](?:company|content)[\\/](?!application|contact|help|human-resources|open-position)[\w-]+\.page\.tsx/,
});

/** Whether a module is in every page, or in two kinds of the first views. */
function isForAll(id: string): boolean {
  const parts = partsWith(id);
  const has = (part: (typeof parts)[number]) => parts.includes(part);
  const views = parts.filter((part) => part in firstViews).length;
  const isShared = views > 1 || (has("home") && parts.length > 1);
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

/** A file for the modules that all of those parts need. */
const fileFor = (name: string, ...needing: readonly ReturnType<typeof partsWith>[number][]) => ({
  debugName: name,
  name: (id: string) => (needing.every((part) => partsWith(id).includes(part)) ? name : null),
});

/** Files by whose modules they are, the first that fits. */
const files = [
  { name: "framework", test: framework },
  {
    ...shared,
    minShareCount: 1,
    debugName: "shared",
    name: (id: string) => (isForAll(id) ? "shared" : null),
  },
  // What lists share with pages that are read, such as the steps to the next page. A product needs none of it.
  { ...shared, ...fileFor("lists", "list", "reading") },
  { ...shared, ...fileFor("list", "list") },
  // Also what only the page of a product needs, so that its styles are one file.
  { ...shared, minShareCount: 1, ...fileFor("product", "product") },
  { ...shared, ...fileFor("http", "session", "loads") },
  fileFor("session", "session"),
  fileFor("offline", "offline"),
  // What the loading of pages shares with other pages, and the loading itself.
  { ...shared, ...fileFor("data", "loads") },
  fileFor("loads", "loads"),
  { ...shared, ...fileFor("read", "reading", "asking") },
  { ...shared, ...fileFor("asking", "asking") },
  { ...shared, ...fileFor("words", "aside", "reading") },
  { ...shared, ...fileFor("aside", "aside") },
  { ...shared, ...fileFor("reading", "reading") },
  { ...shared, ...fileFor("forms", "forms") },
  // What no visitor of the catalogue downloads.
  { ...shared, ...fileFor("customer", "account", "shop") },
  { ...shared, ...fileFor("shop", "shop") },
  { ...shared, ...fileFor("account", "account") },
  { ...shared, name: "inner" },
];

/** The same where pages are rendered, which name style sheets and typefaces. */
const assetFileNames = "assets/[name]-[hash:7][extname]";

/**
 * React Router links styles that lazy parts need too as `shared.css#`, so that they stay when the page goes. Vite then
 * looks for `shared.css`, and adds it once more: the browser computes the style of the whole page again. This file
 * belongs to the root and never goes, so Vite looks for what is there.
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
        // What every page begins with need not be named again by what comes later, nor what is a few hundred bytes.
        modulePreload: {
          resolveDependencies: (_file, files) =>
            files.filter(
              (file) => !/[\\/](?:framework|rolldown-runtime|shared|Section|useHover)-/.test(file),
            ),
        },
        rolldownOptions: {
          output: {
            // As long as it has to be: each page names two dozen files.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames,
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
      ...(command === "build" ? { resolve: { noExternal: true as const } } : {}),
      build: { rolldownOptions: { input: "./app/site.ts", output: { assetFileNames } } },
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
