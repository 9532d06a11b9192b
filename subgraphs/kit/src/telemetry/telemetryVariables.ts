import * as z from 'zod';

const url = z.url({ protocol: /^https?$/ });

/** OpenTelemetry's own names. The exporter also reads the standard's other variables: timeout, compression, certificate. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url
    .optional()
    .describe(
      'The OpenTelemetry collector that metrics and traces are sent to, by OTLP over HTTP; without one nothing is sent.',
    ),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: url
    .optional()
    .describe('The full address for metrics, if it is not `/v1/metrics` below that one.'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url
    .optional()
    .describe('The full address for traces, if it is not `/v1/traces` below that one.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe(
      'The share of requests that are traced, the same in all services: `0.01` is one in a hundred. 0: none, at no cost.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Headers that the collector needs, such as an API key: `name=value,...`.'),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number()
    .int()
    .min(100)
    .default(60_000)
    .describe('How often metrics are sent, in milliseconds.'),
  OTEL_SERVICE_NAME: z.string().optional().describe("The service's name there, if not its own."),
  OTEL_RESOURCE_ATTRIBUTES: z
    .string()
    .optional()
    .describe('Further resource attributes: `deployment.environment.name=production,...`.'),
};
