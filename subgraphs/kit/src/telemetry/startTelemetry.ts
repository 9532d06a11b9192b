import { setTimeout as pause } from 'node:timers/promises';
import { createNoopMeter, type Meter } from '@opentelemetry/api';
import type { Logger } from 'pino';

const FLUSH_TIMEOUT_MS = 1000;

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
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
    OTEL_TRACES_SAMPLER_ARG?: number | undefined;
  };
  service: string;
  version: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Metrics and traces of one process for an OpenTelemetry collector. Nothing waits for it or fails when it is unavailable; its
 * libraries are loaded only where there is one.
 */
export async function startTelemetry(options: Options): Promise<Telemetry> {
  const [metrics, closeTraces] = await Promise.all([startMetrics(options), startSharedTraces(options)]);
  return {
    meter: metrics.meter,
    close: async () => void (await Promise.all([metrics.close(), endInTime(closeTraces)])),
  };
}

async function startMetrics({ env, service, version, log }: Options): Promise<Telemetry> {
  const url = env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? below(env.OTEL_EXPORTER_OTLP_ENDPOINT, 'metrics');
  if (!url) return { meter: createNoopMeter(), close: () => Promise.resolve() };
  const { startMetricsExport } = await import('./startMetricsExport');
  return startMetricsExport({ url, intervalMs: env.OTEL_METRIC_EXPORT_INTERVAL, service, version, log });
}

async function startSharedTraces({ env, service, version }: Options): Promise<() => Promise<void>> {
  const url = tracesUrl(env);
  if (!url) return () => Promise.resolve();
  const { startTraces } = await import('./startTraces');
  return startTraces({ url, share: env.OTEL_TRACES_SAMPLER_ARG ?? 0, service, version });
}

/** Whether this process sends traces: to be known before anything that is traced is opened. */
export const sendsTraces = (env: Options['env']): boolean => tracesUrl(env) !== undefined;

const tracesUrl = (env: Options['env']) =>
  (env.OTEL_TRACES_SAMPLER_ARG ?? 0) > 0
    ? (env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? below(env.OTEL_EXPORTER_OTLP_ENDPOINT, 'traces'))
    : undefined;

/** What is not sent by then is lost, and no process stays for it. */
const endInTime = (close: () => Promise<void>) =>
  Promise.race([close().catch(() => undefined), pause(FLUSH_TIMEOUT_MS, undefined, { ref: false })]);

const below = (endpoint: string | undefined, signal: 'metrics' | 'traces') =>
  endpoint && `${endpoint.replace(/\/$/, '')}/v1/${signal}`;
