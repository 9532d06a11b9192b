import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { resourceOf } from './resourceOf';
import { traceBy } from './tracing';

const EXPORT_TIMEOUT_MS = 10_000;
const EXPORT_INTERVAL_MS = 2000;

interface Options {
  url: string;
  /** The share of traces, up to 1. */
  share: number;
  service: string;
  version: string;
}

/** Sends a share of traces to a collector from now on; the answer sends what is left and ends it. */
export function startTraces({ url, share, service, version }: Options): () => Promise<void> {
  const provider = new BasicTracerProvider({
    resource: resourceOf(service, version),
    // By the id alone, so that all processes choose the same traces, and nobody outside chooses for them.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS }), {
        scheduledDelayMillis: EXPORT_INTERVAL_MS,
      }),
    ],
  });
  traceBy(provider.getTracer('athenaeum'));
  return async () => {
    traceBy(null);
    await provider.shutdown();
  };
}
