import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { detectResourcesSync, envDetectorSync, Resource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Logger } from 'pino';
import type { Telemetry } from './startTelemetry';

const LONGEST_EXPORT = 10_000;
const LONGEST_FAREWELL = 1000;

interface Options {
  url: string;
  /** Milliseconds between two sendings. */
  every: number;
  service: string;
  version: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

export function startSending({ url, every, service, version, log }: Options): Telemetry {
  const exporter = new TellingExporter({ url, timeoutMillis: Math.min(every, LONGEST_EXPORT) }, log);
  const provider = new MeterProvider({
    resource: resourceOf(service, version),
    readers: [
      new PeriodicExportingMetricReader({
        exporter,
        exportIntervalMillis: every,
        exportTimeoutMillis: Math.min(every, LONGEST_EXPORT),
      }),
    ],
  });
  return {
    meter: provider.getMeter('athenaeum'),
    async close() {
      // It would be waited for in vain.
      if (exporter.isInVain) return;
      await Promise.race([provider.shutdown(), pause(LONGEST_FAREWELL, null, { ref: false })]);
    },
  };
}

/** Says once that the collector is away, and once that it is back. */
class TellingExporter extends OTLPMetricExporter {
  isInVain = false;

  constructor(
    options: ConstructorParameters<typeof OTLPMetricExporter>[0],
    private readonly log: Options['log'],
  ) {
    super(options);
  }

  override export(...[figures, done]: Parameters<OTLPMetricExporter['export']>): void {
    super.export(figures, (result) => {
      this.tell(result.error);
      done(result);
    });
  }

  private tell(error: Error | undefined): void {
    if (Boolean(error) === this.isInVain) return;
    this.isInVain = !this.isInVain;
    if (error) this.log.warn({ reason: error.message }, 'figures could not be sent to the collector');
    else this.log.info('figures are sent to the collector again');
  }
}

/** Two instances of a service add up, so each has to be told from the other. What the environment says comes first. */
const resourceOf = (service: string, version: string) =>
  new Resource({
    'service.name': service,
    'service.version': version,
    'service.instance.id': randomUUID(),
  }).merge(detectResourcesSync({ detectors: [envDetectorSync] }));
