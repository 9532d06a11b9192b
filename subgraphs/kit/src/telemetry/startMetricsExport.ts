import { setTimeout as pause } from 'node:timers/promises';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Logger } from 'pino';
import { resourceOf } from './resourceOf';
import type { Telemetry } from './startTelemetry';

const EXPORT_TIMEOUT_MS = 10_000;
const FLUSH_TIMEOUT_MS = 1000;

interface Options {
  url: string;
  /** How often to export, ms. */
  intervalMs: number;
  service: string;
  version: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

export function startMetricsExport({ url, intervalMs, service, version, log }: Options): Telemetry {
  const exporter = new LoggingExporter({ url, timeoutMillis: Math.min(intervalMs, EXPORT_TIMEOUT_MS) }, log);
  const provider = new MeterProvider({
    resource: resourceOf(service, version),
    readers: [
      new PeriodicExportingMetricReader({
        exporter,
        exportIntervalMillis: intervalMs,
        exportTimeoutMillis: Math.min(intervalMs, EXPORT_TIMEOUT_MS),
      }),
    ],
  });
  return {
    meter: provider.getMeter('athenaeum'),
    async close() {
      // Flushing would only wait for its timeout.
      if (exporter.isFailing) return;
      await Promise.race([provider.shutdown(), pause(FLUSH_TIMEOUT_MS, null, { ref: false })]);
    },
  };
}

/** Logs once when the collector becomes unavailable, and once when it is back. */
class LoggingExporter extends OTLPMetricExporter {
  isFailing = false;

  constructor(
    options: ConstructorParameters<typeof OTLPMetricExporter>[0],
    private readonly log: Options['log'],
  ) {
    super(options);
  }

  override export(...[figures, done]: Parameters<OTLPMetricExporter['export']>): void {
    super.export(figures, (result) => {
      this.logChange(result.error);
      done(result);
    });
  }

  private logChange(error: Error | undefined): void {
    if (Boolean(error) === this.isFailing) return;
    this.isFailing = !this.isFailing;
    if (error) this.log.warn({ reason: error.message }, 'figures could not be sent to the collector');
    else this.log.info('figures are sent to the collector again');
  }
}
