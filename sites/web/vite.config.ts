import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { developmentServer } from "./server/development-server.ts";
import { fontDisplayOptional } from "./server/font-display-optional.ts";

/** The framework of every page: in one file it compresses better than in six. Only lists are hydrated with queries. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:query-core|react-query)|i18next|react-i18next|cookie|set-cookie-parser)[\\/](?!.*(?:[Hh]ydrat\w*|useSuspenseQuery)\.js$)/;

/** The frame of each page, and common content: cards of products, links, fields. */
const shared = [
  /web[\\/]app[\\/](?:root|entry\.client)\.tsx/,
  /web[\\/]app[\\/]platform[\\/](?:seo|modal)[\\/]|(?:card-picture|form-answer|has-script|listed-product|on-demand|page-load|wanted-favourite)\.tsx?/,
  /ui[\\/]src[\\/](?:(?:badge|breadcrumb|card|link|picture|product-grid)[\\/]|intent[\\/]use-loaded)/,
  // Header, footer and cards are in the HTML; their code loads later.
  /ui[\\/]src[\\/](?:anchor-dialog|badge|button|card|compare-bar|details-menu|dialog[\\/]modal|dropdown-menu|favourite-button|highlight|language-menu|mega-menu|mobile-sidebar|popover|price|product-card|quick-contact|site-footer|site-header|ticker|top-bar|user-menu).*\.vanilla\.css/,
  /ui[\\/]src[\\/]field[\\/](?:field-frame|native-select|text-field|use-early)/,
  /domain[\\/]src[\\/](?:catalogue[\\/]key|favourites[\\/]queries|routes[\\/]sign-in|settings[\\/]hours|http[\\/]query|text[\\/]with-colon|.*(?:catalogue|content)\.generated)/,
];

/** Code with which pages call the API and save drafts, except for what few of them need. */
const data = /domain[\\/]src[\\/](?:http|errors)[\\/]|ui[\\/]src[\\/]form[\\/](?:controls|draft|form-input)/;

/** Modules that every page fetches by itself once it is idle, or for a lost connection; by file name. */
const idle = String.raw`[\\/](?:connection|stored|(?:session|favourites|viewed|save-form)\.browser)`;
const idleModules = new RegExp(String.raw`${idle}\.tsx?$`);

/** Their output files: no visitor waits for one. */
const idleFiles = new RegExp(String.raw`(?:${idle}|[\\/](?:offered-language|page-start))-[^\\/]*\.js$`);

/** Code that every form needs. */
const forms =
  /ui[\\/]src[\\/](?:form[\\/](?:form|error|submitted|use-)|request-form[\\/](?:form-parts|send-with))|platform[\\/]forms[\\/]|visitor-page|privacy-note|(?:phone-field|request-form)\.css/;

/** Code and, above all, styles that the product page shares with its lazy parts. */
const product =
  /(?:gallery|order-table|product)\.css|(?:colour|notice-form|rating-summary|review-list|spec-table|star-rating|variant-picker)\.css\.ts\.vanilla|order-table-fields|tried-variants/;

/** Code of the pages about the company and its content that the catalogue's pages lack. */
const content = /platform[\\/]page[\\/]|ui[\\/]src[\\/](?:alert|dates)[\\/]/;

/** The styles of a list, including its filters. */
const list =
  /(?:list-page|product-list)\.css|product-list[\\/]list-(?:form|view-query)\.ts|(?:active-filters|empty-state|facet-panel|range-filter|range-slider)\.css\.ts\.vanilla/;

/** Header, footer and cards, which are fetched after the first view. */
const frame = /shell[\\/]page-(?:start|end)\.tsx|listed-card\.tsx/;

/** Parts of them that some pages need immediately. */
const pieces = /arrow-keys\.logic|cart-count|social-(?:links|marks)|ui[\\/]src[\\/]highlight[\\/]/;
const cards =
  /compare-(?:button|toggle|url)|favourite-(?:button|heart)|use-favourites|ui[\\/]src[\\/]product-card[\\/]/;

/** Styles of the cart and of orders. */
const shop =
  /(?:cart-line|checkout-steps|line-facts|no-picture|order-totals|shop|stepper|use-stepping)[\w-]*\.css/;

/** The styles of most pages are in few files; the bundler chooses files for code that only some pages share. */
const files = [
  { name: "framework", test: framework },
  { name: "shared", test: (id: string) => shared.some((each) => each.test(id)) },
  { name: "data", test: data, minShareCount: 12, tags: ["$initial" as const] },
  { name: "idle", test: idleModules },
  { name: "forms", test: forms, tags: ["$initial" as const] },
  { name: "product", test: product },
  { name: "pieces", test: pieces },
  { name: "content", test: content, tags: ["$initial" as const] },
  { name: "list", test: list },
  { name: "shop", test: shop },
  { name: "cards", test: cards },
  { name: "frame", test: frame },
];

/**
 * React Router links styles that lazy parts need too as `shared.css#`, so that they stay after a navigation. Vite then
 * looks for `shared.css`, and adds it again: the browser recalculates the style of the whole page, which takes a slow
 * phone a quarter of a second. Here Vite looks for the existing link. The root's file is never removed; that of a list
 * or a product only has styles for their pages.
 */
const renderBuiltUrl = (file: string, { hostType }: { hostType: string }) =>
  hostType === "js" && /[\\/](?:shared|list|product)-[^\\/]*\.css$/.test(file) ? `/${file}#` : undefined;

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), fontDisplayOptional(), developmentServer(), reactRouter()],
  experimental: { renderBuiltUrl },
  build: {
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // As above: the theme needs a native light-dark(), which the minifier would compile for older browsers, and so do
    // the parts of a page with their own scheme.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // Every file is precompressed and immutable; inlined ones would be repeated in each page.
    assetsInlineLimit: 0,
    // The service worker is built from it: see `server/after-build.ts`.
    manifest: true,
    modulePreload: {
      // Each preload is another element, and would start fetching during hydration.
      resolveDependencies: (file, dependencies) => (idleFiles.test(file) ? [] : dependencies),
    },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: files.map((file, index) => ({ ...file, priority: files.length - index })),
            },
          },
        },
      },
    },
    ssr: {
      // Bundled as one module graph, like the backend: see its `vite.config.ts`.
      ...(command === "build"
        ? {
            resolve: { noExternal: true as const },
            // Without React's development build, which would stay unused in the memory of a running site.
            define: { "process.env.NODE_ENV": JSON.stringify("production") },
          }
        : {}),
      build: {
        rolldownOptions: {
          input: "./server.ts",
          output: { charset: "ascii", comments: { legal: true, annotation: false, jsdoc: false } },
        },
      },
    },
  },
  optimizeDeps: {
    // Listed here, as otherwise the first visit in development discovers them one by one and reloads.
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
      // Not for browsers, but without tree shaking, development fetches modules that import them.
      "@vanilla-extract/css",
      "lru-cache",
      "zod",
    ],
  },
}));
