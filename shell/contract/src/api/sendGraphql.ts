import type { PlatformV1 } from '../platform/platform';
import { failure, type ApiError } from './apiError';
import { findRefusal, readAnswer } from './readAnswer';
import type { GraphqlRequest, TypedDocument } from './typedDocument';
import { whenConfirmed } from './whenConfirmed';

export interface SendOptions {
  /** Timeout in milliseconds; 10 seconds by default. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Whether `{ ok: false }` is an error, as for mutations (default), or data. */
  refusals?: 'error' | 'data';
  /** Completes even if the page closes (`fetch` keepalive); at most 64 KB. */
  keepalive?: boolean;
}

export type Sent<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError };

const TIMEOUT = 10_000;

/**
 * Sends one operation without a store. Never rejects: resolves to `data` or `error`. Confirms the user's identity first
 * where the server requires it.
 */
export const sendGraphql = <Data, Variables>(
  platform: PlatformV1,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  options?: SendOptions,
) => send(platform, { document, variables }, options) as Promise<Sent<Data>>;

export const send = (
  platform: PlatformV1,
  request: GraphqlRequest,
  options?: SendOptions,
): Promise<Sent<Record<string, unknown>>> =>
  whenConfirmed(
    platform,
    () => sendOnce(platform, request, options),
    ({ error }) => error?.code,
  );

async function sendOnce(
  platform: PlatformV1,
  { document, variables }: GraphqlRequest,
  { timeout = TIMEOUT, signal, refusals = 'error', keepalive = false }: SendOptions = {},
): Promise<Sent<Record<string, unknown>>> {
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(`${platform.apiBase}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'apollo-require-preflight': 'true',
        ...platform.headers,
      },
      credentials: 'same-origin',
      keepalive,
      body: JSON.stringify({ operationName: document.name, query: document.query, variables }),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    const answer =
      response.status === 401 ? { error: failure('UNAUTHENTICATED') } : readAnswer(await readJson(response));
    const refusal = answer.data && findRefusal(answer.data);
    if ((answer.error ?? refusal)?.code === 'UNAUTHENTICATED') void platform.refreshSession();
    if (answer.error) return { error: answer.error };
    return refusal && refusals === 'error' ? { error: refusal } : { data: answer.data };
  } catch {
    return { error: failure(deadline.aborted ? 'TIMEOUT' : signal?.aborted ? 'ABORTED' : 'NETWORK') };
  }
}

/** Null for a body that is no JSON, such as a proxy's error page: an unusable answer, not a network failure. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
