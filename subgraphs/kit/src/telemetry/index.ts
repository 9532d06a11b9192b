export type { Meter } from '@opentelemetry/api';
export { countUnexpected } from './countUnexpected';
export { measureRequests, type MeasureRequest } from './measureRequests';
export { startTelemetry, type Telemetry } from './startTelemetry';
export { telemetryVariables } from './telemetryVariables';
