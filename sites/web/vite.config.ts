import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { developmentServer } from "./server/development-server.ts";
import { fontDisplayOptional } from "./server/font-display-optional.ts";

/** What every page runs on: in one file it compresses better than in six. Only lists are hydrated with queries. */
const framework =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack[\\/](?:query-core|react-query)|i18next|react-i18next|cookie|set-cookie-parser)[\\/](?!.*(?:[Hh]ydrat\w*|useSuspenseQuery)\.js$)/;

/** What is around each page, and what most pages show: cards of products, links, fields. */
const shared = [
  /web[\\/]app[\\/](?:root|entry\.client)\.tsx/,
  /web[\\/]app[\\/]platform[\\/](?:seo|modal)[\\/]|(?:card-picture|form-answer|has-script|listed-product|on-demand|wanted-favourite)\.tsx?/,
  /ui[\\/]src[\\/](?:(?:badge|breadcrumb|card|link|picture|product-grid)[\\/]|intent[\\/]use-loaded)/,
  // Header, footer and cards are there from the start; their code comes later.
  /ui[\\/]src[\\/](?:anchor-dialog|badge|button|card|compare-bar|details-menu|dialog[\\/]modal|dropdown-menu|favourite-button|highlight|language-menu|mega-menu|mobile-sidebar|popover|price|product-card|quick-contact|site-footer|site-header|ticker|top-bar|user-menu).*\.vanilla\.css/,
  /ui[\\/]src[\\/]field[\\/](?:field-frame|native-select|text-field|use-early)/,
  /domain[\\/]src[\\/](?:catalogue[\\/]key|favourites[\\/]queries|routes[\\/]sign-in|settings[\\/]hours|http[\\/]query|text[\\/]with-colon|.*(?:catalogue|content)\.generated)/,
];

/** How pages call the API and save drafts, but for what only a few of them need. */
const data = /domain[\\/]src[\\/](?:http|errors)[\\/]|ui[\\/]src[\\/]form[\\/](?:controls|draft|held-forms)/;

/** What every page fetches by itself once it is idle, also for a lost connection; by the names of the files. */
const idle = String.raw`[\\/](?:connection|stored|(?:session|favourites|viewed|save-form)\.browser)`;
const idleModules = new RegExp(String.raw`${idle}\.tsx?$`);

/** The files that they are served in: no visitor waits for one. */
const idleFiles = new RegExp(String.raw`(?:${idle}|[\\/](?:offered-language|page-start))-[^\\/]*\.js$`);

/** What every form needs. */
const forms =
  /ui[\\/]src[\\/](?:form[\\/](?:form|error|submitted|use-)|request-form[\\/](?:form-parts|send-with))|platform[\\/]forms[\\/]|visitor-page|privacy-note|(?:phone-field|request-form)\.css/;

/** What the page of a product shares with its own parts that come later, their styles above all. */
const product =
  /(?:gallery|order-table|product)\.css|(?:colour|notice-form|rating-summary|review-list|spec-table|star-rating|variant-picker)\.css\.ts\.vanilla|order-table-fields|tried-variants/;

/** What the pages about the company and its content have that the catalogue's do not. */
const content = /platform[\\/]page[\\/]|ui[\\/]src[\\/](?:alert|dates)[\\/]/;

/** The styles of a list, those of its filters among them. */
const list =
  /(?:list-page|product-list)\.css|product-list[\\/]list-(?:form|view-query)\.ts|(?:active-filters|empty-state|facet-panel|range-filter|range-slider)\.css\.ts\.vanilla/;

/** Header, footer and cards, which are fetched after the first view. */
const frame = /shell[\\/]page-(?:start|end)\.tsx|listed-card\.tsx/;

/** What some pages need of them at once. */
const pieces = /arrow-keys\.logic|cart-count|social-(?:links|marks)|ui[\\/]src[\\/]highlight[\\/]/;
const cards =
  /compare-(?:button|toggle|url)|favourite-(?:button|heart)|use-favourites|ui[\\/]src[\\/]product-card[\\/]/;

/** Styles of the cart and of orders. */
const shop =
  /(?:cart-line|checkout-steps|line-facts|no-picture|order-totals|shop|stepper|use-stepping)[\w-]*\.css/;

/** The styles of most pages are in few files; what only some pages share is in files of the bundler's own making. */
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
 * React Router links styles that lazy parts need too as `shared.css#`, so that they stay when the page goes. Vite then
 * looks for `shared.css`, and adds it once more: the browser computes the style of the whole page again, which takes a
 * slow phone a quarter of a second. Here it looks for what is there. The root's file never goes; that of a list or a
 * product has styles for their pages alone.
 */
const renderBuiltUrl = (file: string, { hostType }: { hostType: string }) =>
  hostType === "js" && /[\\/](?:shared|list|product)-[^\\/]*\.css$/.test(file) ? `/${file}#` : undefined;

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), fontDisplayOptional(), developmentServer(), reactRouter()],
  experimental: { renderBuiltUrl },
  build: {
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // As above: the theme needs light-dark() as it is, which the minifier would take apart for older browsers, and
    // with it the parts of a page that have their own scheme.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // Every file is precompressed and immutable; small ones inlined would be repeated in each page.
    assetsInlineLimit: 0,
    // The service worker is built from it: see `server/after-build.ts`.
    manifest: true,
    modulePreload: {
      // Each preload is one more element, and its fetch would begin while the page is hydrated.
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
      // Served as one module graph, as the backend is: see its `vite.config.ts`.
      ...(command === "build"
        ? {
            resolve: { noExternal: true as const },
            // Without React's development build, which a running site would hold in memory and never use.
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
