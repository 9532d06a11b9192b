import * as z from 'zod';

const url = z.url({ protocol: /^https?$/ });

/** OpenTelemetry's own names. The exporter also reads the standard's other variables: timeout, compression, certificate. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url
    .optional()
    .describe(
      'The OpenTelemetry collector that figures are sent to, OTLP over HTTP; without one, to nobody.',
    ),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: url
    .optional()
    .describe('The whole address for figures, where it is not `/v1/metrics` below that one.'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('What the collector asks for, a key say: `name=value,...`.'),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number()
    .int()
    .min(100)
    .default(60_000)
    .describe('How often figures are sent, in milliseconds.'),
  OTEL_SERVICE_NAME: z
    .string()
    .optional()
    .describe('What the service is called there, if not by its own name.'),
  OTEL_RESOURCE_ATTRIBUTES: z
    .string()
    .optional()
    .describe('What else is said of it: `deployment.environment.name=production,...`.'),
};
