import { setTimeout as pause } from 'node:timers/promises';
import {
  INTERNAL_TOKEN_HEADER,
  type Domain,
  type GraphQLCall,
  type InternalCaller,
  type SubgraphAbout,
} from '@athenaeum/kit';
import { currentTraceparent } from '@athenaeum/kit/telemetry';
import type { ExecutionResult } from 'graphql';
import { Pool } from 'undici';
import { exchange } from './exchange';
import { createInternalTokens } from './internalTokens';
import { batchCalls } from './batchCalls';
import { SubgraphUnavailable, type SubgraphClient } from './subgraphClient';

export interface HttpClientOptions {
  name: Domain;
  url: string;
  internalKey: string;
  timeoutMs: number;
  sockets: number;
}

/** For a build that does not report itself. */
const UNKNOWN_SUBGRAPH: SubgraphAbout = { version: '', owner: null, contract: '' };
const CONNECT_TIMEOUT_MS = 1000;
const READY_TIMEOUT_MS = 1000;
const RETRY_DELAY_MS = 30;
const BATCH_RETRY_INTERVAL_MS = 60_000;
const HEADERS = ['content-type', 'application/json', 'accept', 'application/json'];
/** Errors that mean the subgraph was never reached or hung up: a retry is worthwhile. */
const CONNECTION_FAILURES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * A subgraph in another process: a small pool of keep-alive sockets, timeouts, one retry where it is safe, one HTTP request
 * for all calls that a request makes at a time.
 */
export function createHttpClient(options: HttpClientOptions): SubgraphClient {
  const { name, internalKey, timeoutMs } = options;
  const tokenOf = createInternalTokens(internalKey, name);
  let listsFrom = 0;
  const { origin, pathname } = new URL(options.url);
  const pool = new Pool(origin, {
    connections: options.sockets,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    // Each exchange has its own timeout.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });

  const askBatched = batchCalls({ one: askOne, all: askAll });

  const ask = (call: GraphQLCall, caller: InternalCaller): Promise<ExecutionResult> =>
    isQuery(call) ? askBatched(call, caller) : askOne(call, caller);

  /** Sends a batch; falls back to single calls for an older subgraph without batch support, for a while. */
  async function askAll(calls: readonly GraphQLCall[], caller: InternalCaller) {
    if (Date.now() >= listsFrom) {
      const answers = await reach(() => send(calls, caller, asItIs), true);
      if (isAnswerTo(calls, answers)) return answers;
      if (!isResult(answers)) throw noAnswer('no list of results');
      listsFrom = Date.now() + BATCH_RETRY_INTERVAL_MS;
    }
    return Promise.all(calls.map((one) => askOne(one, caller)));
  }

  function askOne(call: GraphQLCall, caller: InternalCaller): Promise<ExecutionResult> {
    return reach(() => send(call, caller, theResult), isQuery(call));
  }

  const reach = <Answer>(attempt: () => Promise<Answer>, isHarmless: boolean): Promise<Answer> =>
    attempt().catch(async (error: unknown) => {
      if (!isConnectionFailure(error) || !isHarmless) throw unavailable(error);
      await pause(RETRY_DELAY_MS);
      return attempt().catch((again: unknown) => Promise.reject(unavailable(again)));
    });

  function send<Answer>(
    question: GraphQLCall | readonly GraphQLCall[],
    caller: InternalCaller,
    check: (answer: unknown) => Answer,
  ): Promise<Answer> {
    const traceparent = currentTraceparent();
    const headers = [...HEADERS, INTERNAL_TOKEN_HEADER, tokenOf(caller)];
    if (traceparent) headers.push('traceparent', traceparent);
    const options = { path: pathname, method: 'POST' as const, headers, body: JSON.stringify(question) };
    return exchange(pool, options, timeoutMs, (statusCode, text) => {
      // A 400 holds the subgraph's GraphQL errors; any other status holds no answer.
      if (statusCode !== 200 && statusCode !== 400) throw noAnswer(`status ${statusCode}`);
      return check(parsedOrNull(text));
    });
  }

  function theResult(answer: unknown): ExecutionResult {
    if (!isResult(answer)) throw noAnswer('no result');
    return answer;
  }

  const noAnswer = (what: string) => new SubgraphUnavailable(name, 'answer', { cause: new Error(what) });

  function unavailable(error: unknown): SubgraphUnavailable {
    if (error instanceof SubgraphUnavailable) return error;
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return new SubgraphUnavailable(name, isTimeout ? 'timeout' : 'connection', { cause: error });
  }

  async function about(): Promise<SubgraphAbout | null> {
    try {
      const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
      const { statusCode, body } = await pool.request({ path: '/ready', method: 'GET', signal });
      const answer = parsedOrNull(await body.text()) as { about?: SubgraphAbout } | null;
      return statusCode === 200 ? (answer?.about ?? UNKNOWN_SUBGRAPH) : null;
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

const asItIs = (answer: unknown) => answer;

const isAnswerTo = (calls: readonly GraphQLCall[], answers: unknown): answers is ExecutionResult[] =>
  Array.isArray(answers) && answers.length === calls.length && answers.every(isResult);

const isResult = (value: unknown): value is ExecutionResult =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
