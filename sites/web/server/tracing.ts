import type { IncomingMessage, ServerResponse } from "node:http";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type TextMapGetter } from "@opentelemetry/api";
import {
  getNumberFromEnv,
  getStringFromEnv,
  setGlobalErrorHandler,
  W3CTraceContextPropagator,
} from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import { methodOf, routeOf } from "./route-name.ts";

/** Traces of a running site, sent by OTLP over HTTP. */
export interface Tracing {
  /** Creates a span for a request, which ends with its response. */
  watch: (request: IncomingMessage, response: ServerResponse) => void;
  /** Flushes pending spans. */
  close: () => Promise<void>;
}

const headers: TextMapGetter<IncomingMessage["headers"]> = {
  keys: (carrier) => Object.keys(carrier),
  get: (carrier, key) => carrier[key],
};

/**
 * Starts tracing as the standard `OTEL_*` variables configure it: the exporter reads endpoint, headers, timeout and
 * compression, the resource the name of the service, and this code sampler and batches.
 */
export function createTracing(logger: Logger): Tracing {
  setGlobalErrorHandler((error) => logger.warn({ error }, "Traces could not be sent"));
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "preforma" }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: chosenSampler(),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        scheduledDelayMillis: getNumberFromEnv("OTEL_BSP_SCHEDULE_DELAY"),
        maxQueueSize: getNumberFromEnv("OTEL_BSP_MAX_QUEUE_SIZE"),
        maxExportBatchSize: getNumberFromEnv("OTEL_BSP_MAX_EXPORT_BATCH_SIZE"),
        exportTimeoutMillis: getNumberFromEnv("OTEL_BSP_EXPORT_TIMEOUT"),
      }),
    ],
  });
  const tracer = provider.getTracer("preforma");
  const propagator = new W3CTraceContextPropagator();
  return {
    watch(request, response) {
      const method = methodOf(request);
      // Without the path: it may contain an order number, or the token of a mailed link.
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { "http.request.method": method } },
        propagator.extract(ROOT_CONTEXT, request.headers, headers),
      );
      response.once("close", () => {
        const { statusCode } = response;
        if (statusCode !== 404) {
          const route = routeOf(request.url ?? "/");
          span.updateName(`${method} ${route}`);
          span.setAttribute("http.route", route);
        }
        span.setAttribute("http.response.status_code", statusCode);
        // Links the span to the log, which has more details.
        const id = response.getHeader("x-request-id");
        if (typeof id === "string") span.setAttribute("preforma.request_id", id);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },
    close: () => provider.shutdown(),
  };
}

/** `OTEL_TRACES_SAMPLER` with its argument. @default all requests */
function chosenSampler(): Sampler {
  const ratio = () => new TraceIdRatioBasedSampler(getNumberFromEnv("OTEL_TRACES_SAMPLER_ARG") ?? 1);
  const samplers: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: ratio,
    parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    parentbased_traceidratio: () => new ParentBasedSampler({ root: ratio() }),
  };
  const name = getStringFromEnv("OTEL_TRACES_SAMPLER") ?? "parentbased_always_on";
  return (samplers[name] ?? samplers["parentbased_always_on"]!)();
}
