import type { Browser } from "playwright";

/** The figures of a visit with a weak phone: a slow CPU, 1.6 Mbit/s, 150 ms, an empty cache. */
export interface SlowVisit {
  /** First and largest contentful paint, ms. */
  fcp: number;
  lcp: number;
  /** Milliseconds beyond 50 of each long task. */
  blocking: number;
  /** Style, layout and paint on the main thread, ms. */
  drawing: number;
  shift: number;
  /** Elements in the document. */
  elements: number;
  /** Transferred scripts, bytes. */
  scripts: number;
  /** Everything transferred, bytes. */
  bytes: number;
}

/** All work until then counts, so that deferring it gains nothing, ms. */
const windowMs = 10_000;

/** Trace events of the main thread for rendering; they do not nest. */
const drawingEvents = new Set(["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "UpdateLayer"]);

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  dur?: number;
  args: { name?: string };
}

/** Visits a page once, with an empty cache, on a CPU that is `slowdown` times slower than this machine's. */
export async function slowVisit(browser: Browser, url: string, slowdown: number): Promise<SlowVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    let bytes = 0;
    let scripts = 0;
    const scriptRequests = new Set<string>();
    devtools.on("Network.responseReceived", ({ requestId, response }) => {
      if (response.mimeType.endsWith("javascript")) scriptRequests.add(requestId);
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (scriptRequests.has(requestId)) scripts += encodedDataLength;
    });
    await page.addInitScript(() => {
      const seen = { lcp: 0, blocking: 0, shift: 0 };
      Object.assign(globalThis, { seen });
      const watch = (type: string, each: (entry: PerformanceEntry & { value?: number }) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
      watch("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
      watch("longtask", (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
      watch("layout-shift", (entry) => (seen.shift += entry.value ?? 0));
    });
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await page.goto(url, { waitUntil: "commit", timeout: 60_000 });
    await page.waitForTimeout(windowMs);
    const drawing = drawingTime(await browser.stopTracing());
    const seen = await page.evaluate(() => ({
      ...(globalThis as unknown as { seen: Pick<SlowVisit, "lcp" | "blocking" | "shift"> }).seen,
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      elements: document.getElementsByTagName("*").length,
    }));
    return { ...seen, drawing, scripts, bytes };
  } finally {
    await context.close();
  }
}

/** Rendering time on the main threads of pages, ms. */
function drawingTime(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  const microseconds = traceEvents
    .filter((event) => event.ph === "X" && drawingEvents.has(event.name) && mainThreads.has(threadOf(event)))
    .reduce((sum, { dur = 0 }) => sum + dur, 0);
  return microseconds / 1000;
}
