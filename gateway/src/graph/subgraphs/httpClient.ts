import { setTimeout as pause } from 'node:timers/promises';
import {
  INTERNAL_TOKEN_HEADER,
  mintInternalToken,
  type Domain,
  type GraphQLCall,
  type InternalCaller,
  type SubgraphAbout,
} from '@athenaeum/kit';
import type { ExecutionResult } from 'graphql';
import { Pool } from 'undici';
import { exchange } from './exchange';
import { SubgraphUnavailable, type SubgraphClient } from './subgraphClient';

export interface HttpClientOptions {
  name: Domain;
  url: string;
  internalKey: string;
  timeoutMs: number;
  sockets: number;
}

/** Of a build that does not say. */
const UNTOLD: SubgraphAbout = { version: '', owner: null, contract: '' };
const CONNECT_TIMEOUT = 1000;
const READY_TIMEOUT = 1000;
const RETRY_DELAY = 30;
/** Failures that say the subgraph was never reached, or hung up: asking again can only help. */
const CONNECTION_FAILURES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** A subgraph in another process: few lasting sockets, bounded waiting, one retry where repeating is harmless. */
export function createHttpClient(options: HttpClientOptions): SubgraphClient {
  const { name, internalKey, timeoutMs } = options;
  const { origin, pathname } = new URL(options.url);
  const pool = new Pool(origin, {
    connections: options.sockets,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    connect: { timeout: CONNECT_TIMEOUT },
  });

  async function ask(call: GraphQLCall, caller: InternalCaller): Promise<ExecutionResult> {
    try {
      return await send(call, caller);
    } catch (error) {
      if (!isConnectionFailure(error) || !isQuery(call)) throw unavailable(error);
    }
    await pause(RETRY_DELAY);
    return send(call, caller).catch((error: unknown) => Promise.reject(unavailable(error)));
  }

  async function send(call: GraphQLCall, caller: InternalCaller): Promise<ExecutionResult> {
    const { statusCode, text } = await exchange(
      pool,
      {
        path: pathname,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          [INTERNAL_TOKEN_HEADER]: mintInternalToken(internalKey, name, caller),
        },
        body: JSON.stringify(call),
      },
      timeoutMs,
    );
    const result: unknown = parsedOrNull(text);
    // 400 carries the subgraph's own complaint about the operation; anything else without data is no answer.
    if ((statusCode !== 200 && statusCode !== 400) || !isResult(result))
      throw new SubgraphUnavailable(name, 'answer', { cause: new Error(`status ${statusCode}`) });
    return result;
  }

  function unavailable(error: unknown): SubgraphUnavailable {
    if (error instanceof SubgraphUnavailable) return error;
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return new SubgraphUnavailable(name, isTimeout ? 'timeout' : 'connection', { cause: error });
  }

  async function about(): Promise<SubgraphAbout | null> {
    try {
      const signal = AbortSignal.timeout(READY_TIMEOUT);
      const { statusCode, body } = await pool.request({ path: '/ready', method: 'GET', signal });
      const answer = parsedOrNull(await body.text()) as { about?: SubgraphAbout } | null;
      return statusCode === 200 ? (answer?.about ?? UNTOLD) : null;
    } catch {
      return null;
    }
  }
  const isReady = async () => (await about()) !== null;

  return { name, ask, isReady, about, close: () => pool.destroy() };
}

const isQuery = ({ query }: GraphQLCall) => /^\s*(query\b|\{)/.test(query);

const isConnectionFailure = (error: unknown) =>
  error instanceof Error && 'code' in error && CONNECTION_FAILURES.includes(String(error.code));

const isResult = (value: unknown): value is ExecutionResult =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
