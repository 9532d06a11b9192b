import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { PlatformV1 } from '../platform/platform';
import { failure, type ApiError } from './apiError';
import { findRefusal, readAnswer } from './readAnswer';
import type { GraphqlRequest } from './typedDocument';

export interface RequestOptions {
  /** Milliseconds until it counts as failed; 10 seconds unless an endpoint says otherwise. */
  timeout?: number;
}

const TIMEOUT = 10_000;

/** Sends one operation. A mutation's refusal is an error; a query's refusal is data for its page to show. */
export const graphqlBaseQuery: BaseQueryFn<GraphqlRequest, unknown, ApiError, RequestOptions> = async (
  { document, variables },
  { signal, type, extra },
  { timeout = TIMEOUT } = {},
) => {
  const { platform } = extra as { platform: PlatformV1 };
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(`${platform.apiBase}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      credentials: 'same-origin',
      body: JSON.stringify({ operationName: document.name, query: document.query, variables }),
      signal: AbortSignal.any([signal, deadline]),
    });
    const answer =
      response.status === 401 ? { error: failure('UNAUTHENTICATED') } : readAnswer(await readJson(response));
    const refusal = answer.data && findRefusal(answer.data);
    if ((answer.error ?? refusal)?.code === 'UNAUTHENTICATED') void platform.refreshSession();
    if (answer.error) return { error: answer.error };
    return refusal && type === 'mutation' ? { error: refusal } : { data: answer.data };
  } catch {
    return { error: failure(deadline.aborted ? 'TIMEOUT' : signal.aborted ? 'ABORTED' : 'NETWORK') };
  }
};

/** A proxy's error page is not JSON; that is an answer we cannot use, not a network failure. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
