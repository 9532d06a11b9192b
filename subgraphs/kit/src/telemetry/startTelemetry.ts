import { createNoopMeter, type Meter } from '@opentelemetry/api';
import type { Logger } from 'pino';

export interface Telemetry {
  /** Makes instruments. Where no collector is named, what they measure goes nowhere. */
  meter: Meter;
  /** Sends what is left, and waits no longer than a moment for it. */
  close(): Promise<void>;
}

interface Options {
  /** Of `telemetryVariables`; the exporter itself reads the rest. */
  env: {
    OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT?: string | undefined;
    OTEL_METRIC_EXPORT_INTERVAL: number;
  };
  service: string;
  version: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** The figures of one process for an OpenTelemetry collector. Nothing waits for it, and nothing fails when it is away. */
export async function startTelemetry({ env, service, version, log }: Options): Promise<Telemetry> {
  const url = env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? below(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  if (!url) return { meter: createNoopMeter(), close: () => Promise.resolve() };
  // Not loaded by a process that has nobody to send to.
  const { startSending } = await import('./startSending');
  return startSending({ url, every: env.OTEL_METRIC_EXPORT_INTERVAL, service, version, log });
}

const below = (endpoint?: string) => endpoint && `${endpoint.replace(/\/$/, '')}/v1/metrics`;
