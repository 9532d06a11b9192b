import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type Attributes = Record<string, unknown>;

/** One series as it was last exported. */
export interface Figure {
  name: string;
  attributes: Attributes;
  /** Attributes of the process that exported it. */
  resource: Attributes;
  /** Of a histogram: the number of values, and their sum. Of a counter: its value. */
  count: number;
  sum?: number;
}

/** One span as it was exported. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attributes;
  /** The service that made it. */
  service: unknown;
}

interface ToldTraces {
  resourceSpans?: {
    resource: { attributes: Pair[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes' | 'service'> & { attributes: Pair[] })[] }[];
  }[];
}

interface Told {
  resourceMetrics: {
    resource: { attributes: Pair[] };
    scopeMetrics: { metrics: { name: string; histogram?: Series; sum?: Series }[] }[];
  }[];
}
interface Pair {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Series {
  dataPoints: { attributes: Pair[]; count?: number; sum?: number; asInt?: number; asDouble?: number }[];
}

/** An OpenTelemetry collector on loopback that accepts metrics and traces as OTLP in JSON and can be stopped and started again. */
export async function startCollector() {
  const paths = new Set<string>();
  let text = '';
  let newest: Told | undefined;
  const spans: ReceivedSpan[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += chunk));
    req.on('end', () => {
      paths.add(`${req.method} ${req.url}`);
      text += body;
      const told = JSON.parse(body) as Told & ToldTraces;
      if (told.resourceSpans) spans.push(...spansIn(told));
      else newest = told;
      res.end('{}');
    });
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const port = await listen(0);
  const find = (name: string, attributes: Attributes) =>
    figuresIn(newest).find(
      (figure) =>
        figure.name === name &&
        Object.entries(attributes).every(([key, value]) => figure.attributes[key] === value),
    );

  return {
    endpoint: `http://127.0.0.1:${port}`,
    paths,
    /** Every span that it was ever sent. */
    spans,
    /** All that it ever received. */
    text: () => text,
    /** Resolves with the series of that name and with at least these attributes, once it was exported. */
    async told(name: string, attributes: Attributes = {}): Promise<Figure> {
      for (;;) {
        const found = find(name, attributes);
        if (found) return found;
        await pause(20);
      }
    },
    goAway: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
}

const figuresIn = (told: Told | undefined): Figure[] =>
  (told?.resourceMetrics ?? []).flatMap(({ resource, scopeMetrics }) =>
    scopeMetrics.flatMap(({ metrics }) =>
      metrics.flatMap(({ name, histogram, sum }) =>
        (histogram ?? sum ?? { dataPoints: [] }).dataPoints.map((point) => ({
          name,
          attributes: objectOf(point.attributes),
          resource: objectOf(resource.attributes),
          count: point.count ?? point.asInt ?? point.asDouble ?? 0,
          ...(point.sum !== undefined && { sum: point.sum }),
        })),
      ),
    ),
  );

const spansIn = ({ resourceSpans = [] }: ToldTraces): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, ...span }) => ({
        ...span,
        attributes: objectOf(attributes),
        service: objectOf(resource.attributes)['service.name'],
      })),
    ),
  );

const objectOf = (pairs: Pair[]): Attributes =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
