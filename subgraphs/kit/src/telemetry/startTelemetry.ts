import { createNoopMeter, type Meter } from '@opentelemetry/api';
import type { Logger } from 'pino';

export interface Telemetry {
  /** Makes instruments; without a collector they do nothing. */
  meter: Meter;
  /** Exports what is left, with a short timeout. */
  close(): Promise<void>;
}

interface Options {
  /** From `telemetryVariables`; the exporter itself reads the others. */
  env: {
    OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT?: string | undefined;
    OTEL_METRIC_EXPORT_INTERVAL: number;
  };
  service: string;
  version: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** Metrics of one process for an OpenTelemetry collector. Nothing waits for it or fails when it is unavailable. */
export async function startTelemetry({ env, service, version, log }: Options): Promise<Telemetry> {
  const url = env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? below(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  if (!url) return { meter: createNoopMeter(), close: () => Promise.resolve() };
  // Loaded only where there is a collector.
  const { startMetricsExport } = await import('./startMetricsExport');
  return startMetricsExport({ url, intervalMs: env.OTEL_METRIC_EXPORT_INTERVAL, service, version, log });
}

const below = (endpoint?: string) => endpoint && `${endpoint.replace(/\/$/, '')}/v1/metrics`;
