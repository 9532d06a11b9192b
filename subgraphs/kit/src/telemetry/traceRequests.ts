import type { RequestHandler } from 'express';
import { fail, isTracing, startSpan, withSpan } from './tracing';

interface Options {
  /** The pattern of the route that answered. */
  routeOf: (req: Parameters<RequestHandler>[0]) => string;
  /** What a request belongs to that names no trace by itself. */
  traceOf?: (req: Parameters<RequestHandler>[0]) => string | undefined;
}

/** Polled by machines, or open for as long as a page is. */
const UNTRACED = /^\/(live|ready|metrics|api\/live)$/;

/** A span for each request, beneath that of the sender. */
export function traceRequests({ routeOf, traceOf = () => undefined }: Options): RequestHandler {
  return (req, res, next) => {
    if (!isTracing() || UNTRACED.test(req.path)) return next();
    const { method } = req;
    const traceparent = req.headers.traceparent ?? traceOf(req);
    const span = startSpan(method, {
      ...{ kind: 'server', attributes: { 'http.request.method': method } },
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    });
    if (!span) return next();
    res.once('close', () => {
      const route = routeOf(req);
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': res.statusCode });
      if (res.statusCode >= 500) fail(span, String(res.statusCode));
      span.end();
    });
    withSpan(span, next);
  };
}
