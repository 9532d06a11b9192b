import type { Meter } from '@opentelemetry/api';

export interface AnsweredRequest {
  method: string;
  /** The route's pattern, not its address, which may contain a code. */
  route: string;
  status: number;
  ms: number;
}
export type MeasureRequest = (request: AnsweredRequest) => void;

/** Named by OpenTelemetry's conventions for HTTP servers; in seconds. */
export function measureRequests(meter: Meter): MeasureRequest {
  const duration = meter.createHistogram('http.server.request.duration', {
    description: 'How long requests took',
    unit: 's',
    advice: {
      explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
    },
  });
  return ({ method, route, status, ms }) =>
    duration.record(ms / 1000, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    });
}
