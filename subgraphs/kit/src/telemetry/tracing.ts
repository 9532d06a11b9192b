import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

/** Every attribute that a span may have. None holds what a person or a page wrote, and none an id of anybody. */
export interface SpanAttributes {
  'http.request.method'?: string;
  /** The route's pattern, not its address. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** Operations by the name in their document, never by their variables. */
  'graphql.operation.name'?: string;
  'graphql.operation.type'?: string;
  /** Which subgraph is asked. */
  'athenaeum.subgraph'?: string;
  'db.system.name'?: string;
  'db.operation.name'?: string;
  'db.collection.name'?: string;
  /** The kind of an error, never its message. */
  'error.type'?: string;
}

export interface SpanOptions {
  kind?: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
  /** The header of the request that this is the work for; without one the current span is the parent. */
  traceparent?: string | undefined;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const NONE = /^0+$/;

const current = new AsyncLocalStorage<Span>();
let tracer: Tracer | null = null;

/** Null ends tracing in this process. */
export function traceBy(given: Tracer | null): void {
  tracer = given;
}

export const isTracing = (): boolean => tracer !== null;

/** Does the work in a span of its own, which ends with it; just the work where nothing is traced. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, options);
  if (!span) return work();
  try {
    return await current.run(span, work);
  } catch (error) {
    fail(span, error instanceof Error ? error.name : 'other');
    throw error;
  } finally {
    span.end();
  }
}

/** A span that the caller ends; null where nothing is traced. */
export function startSpan(
  name: string,
  { kind = 'internal', attributes, traceparent }: SpanOptions,
): Span | null {
  if (!tracer) return null;
  return tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, parentOf(traceparent));
}

/** What `work` starts has this span as its parent. */
export const withSpan = <T>(span: Span, work: () => T): T => current.run(span, work);

export const currentSpan = (): Span | undefined => current.getStore();

export function fail(span: Span, kind: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type' satisfies keyof SpanAttributes, kind);
}

/** The header for a request that belongs to the current span; undefined outside of one. */
export function currentTraceparent(): string | undefined {
  const context = current.getStore()?.spanContext();
  return context && `00-${context.traceId}-${context.spanId}-0${context.traceFlags & TraceFlags.SAMPLED}`;
}

/** For a log line, so that it is found from the trace and the other way round. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const context = current.getStore()?.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
}

/** Whether a trace is sampled is computed from its id in every process, and no header is asked about it. */
function parentOf(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId && !NONE.test(traceId) && !NONE.test(spanId))
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: TraceFlags.SAMPLED,
      isRemote: true,
    });
  const parent = current.getStore();
  return parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}
