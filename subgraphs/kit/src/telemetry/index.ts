export type { Meter } from '@opentelemetry/api';
export { countUnexpected } from './countUnexpected';
export { measureRequests, type MeasureRequest } from './measureRequests';
export { sendsTraces, startTelemetry, type Telemetry } from './startTelemetry';
export { telemetryVariables } from './telemetryVariables';
export { traceRequests } from './traceRequests';
export { currentTraceparent, inSpan, isTracing, traceIds, type SpanAttributes } from './tracing';
