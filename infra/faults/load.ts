import { Agent, request } from 'node:http';

export interface Load {
  asked: number;
  answered: number;
  /** What went wrong, by what was said. */
  failed: Record<string, number>;
}

/** Answers what was wrong with an answer, null for nothing; rejects when there was none. */
export type Ask = (agent: Agent) => Promise<string | null>;

const TICK = 10;
/** Of a connection. Shorter than any server stays after it has said that it leaves. */
export const MAX_REST_MS = 2000;

/** A constant rate of requests a second, whether earlier ones were answered or not, until stopped; no retries. */
export function startLoad(perSecond: number, ask: Ask) {
  // One that rests is ended by a server that leaves, perhaps as the next request goes out on it: we end it sooner.
  const agent = new Agent({
    keepAlive: true,
    maxSockets: perSecond,
    scheduling: 'fifo',
    timeout: MAX_REST_MS,
  });
  const load: Load = { asked: 0, answered: 0, failed: {} };
  const durations: number[] = [];
  const underWay = new Set<Promise<void>>();
  const startedAt = performance.now();

  async function askOnce(): Promise<void> {
    load.asked += 1;
    const askedAt = performance.now();
    const problem = await ask(agent).catch((error: Error) => error.message || error.name);
    durations.push(performance.now() - askedAt);
    if (problem === null) load.answered += 1;
    else load.failed[problem] = (load.failed[problem] ?? 0) + 1;
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (load.asked < due) {
      const asking = askOnce().finally(() => underWay.delete(asking));
      underWay.add(asking);
    }
  }, TICK);

  return {
    load,
    /** How long each request took, ms, in the order of the answers. */
    durations,
    /** Waits for every answer that is still owed. */
    async stop(): Promise<Load> {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
      return load;
    },
  };
}

interface Asked {
  port: number;
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; without it this is a GET. */
  body?: object;
}

export interface Answered {
  status: number;
  body: Buffer;
}

/** One request and the whole of its answer; rejects when a part of it is missing. */
export function ask(agent: Agent, { port, path, headers = {}, body }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const sent = body ? { 'content-type': 'application/json', ...headers } : headers;
    const call = request({ port, path, method, agent, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    call.once('error', reject);
    call.end(body && JSON.stringify(body));
  });
}

/** One request that is well when it is answered with the status it should have. */
export async function askFor(agent: Agent, asked: Asked, expected = 200): Promise<string | null> {
  const { status } = await ask(agent, asked);
  return status === expected ? null : `${asked.path}: status ${status}`;
}

/** One GraphQL request, which is well when nothing of it is missing. */
export async function askGraph(
  agent: Agent,
  { query, ...where }: Pick<Asked, 'port' | 'headers'> & { query: string },
): Promise<string | null> {
  const { status, body } = await ask(agent, { ...where, path: '/graphql', body: { query } });
  if (status !== 200) return `/graphql: status ${status}`;
  const { errors } = JSON.parse(body.toString()) as { errors?: { message: string }[] };
  return errors?.[0] ? `/graphql: ${errors[0].message}` : null;
}
