/**
 * Takes a picture of a page:
 * `pnpm exec node scripts/screenshot.ts <url> <out.png> [--width 1280] [--height 800] [--scheme dark] [--full]
 * [--selector css] [--no-script] [--scale 1] [--contrast] [--click css] [--wait ms]`
 */
import { parseArgs } from "node:util";
import { launchChromium } from "./chromium.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", default: "1280" },
    height: { type: "string", default: "800" },
    scale: { type: "string", default: "1" },
    scheme: { type: "string", default: "light" },
    selector: { type: "string" },
    click: { type: "string" },
    wait: { type: "string", default: "0" },
    full: { type: "boolean", default: false },
    contrast: { type: "boolean", default: false },
    "no-script": { type: "boolean", default: false },
  },
});
const [url, out] = positionals;
if (url === undefined || out === undefined) {
  console.error("Usage: node scripts/screenshot.ts <url> <out.png> [--width 360] [--scheme dark] [--full] …");
  process.exit(1);
}

const browser = await launchChromium();
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    deviceScaleFactor: Number(values.scale),
    colorScheme: values.scheme === "dark" ? "dark" : "light",
    forcedColors: values.contrast ? "active" : "none",
    reducedMotion: "reduce",
    javaScriptEnabled: !values["no-script"],
  });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      console.log(`[${message.type()}] ${message.text()}`);
  });
  page.on("pageerror", (error) => console.log(`[exception] ${error.message}`));
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate("document.fonts.ready");
  if (values.click !== undefined) await page.click(values.click);
  await page.waitForTimeout(Number(values.wait));
  if (values.selector === undefined) await page.screenshot({ path: out, fullPage: values.full });
  else await page.locator(values.selector).first().screenshot({ path: out });
} finally {
  await browser.close();
}
