import type { Request, RequestHandler } from 'express';
import { measureRequests, type Meter } from '@athenaeum/kit/telemetry';
import { Histogram, type Registry } from 'prom-client';
import type { Log } from '../context';
import { isStream } from '@athenaeum/common/server';
import { requestIdOf } from './requestId';

interface Parts {
  log: Log;
  registry: Registry;
  meter: Meter;
}

/** One log line and one measurement for each response, by route pattern, never by URL, which may contain a code. */
export function requestLog({ log, registry, meter }: Parts): RequestHandler {
  const measure = measureRequests(meter);
  // The lines below are flat and all ours; what is redacted is inside of something, and looking for it takes most of a line's time.
  const flatLog = log.child({}, { redact: [] });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  return (req, res, next) => {
    const startedAt = performance.now();
    res.once('finish', () => {
      // Open for as long as the page is: no answer that took long.
      if (isStream(res)) return;
      const route = routeOf(req);
      const milliseconds = performance.now() - startedAt;
      duration.observe({ method: req.method, route, status: res.statusCode }, milliseconds / 1000);
      measure({ method: req.method, route, status: res.statusCode, ms: milliseconds });
      const { method } = req;
      const ms = Math.round(milliseconds);
      const line = { requestId: requestIdOf(req), method, route, status: res.statusCode, ms };
      if (QUIET.includes(route)) flatLog.debug(line, 'answered');
      else flatLog.info(line, 'answered');
    });
    next();
  };
}

/** Polled every few seconds by machines. */
const QUIET = ['/live', '/ready', '/metrics'];

export function routeOf(req: Request): string {
  const pattern: unknown = req.route?.path;
  if (typeof pattern === 'string') return (req.baseUrl + pattern).replace(/(.)\/$/, '$1');
  return req.baseUrl || 'other';
}
