import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { PlatformV1 } from '../platform/platform';
import type { ApiError } from './apiError';
import { send } from './sendGraphql';
import type { GraphqlRequest } from './typedDocument';

export interface RequestOptions {
  /** Milliseconds until it counts as failed; 10 seconds unless an endpoint says otherwise. */
  timeout?: number;
}

/** Sends one operation. A mutation's refusal is an error; a query's refusal is data for its page to show. */
export const graphqlBaseQuery: BaseQueryFn<GraphqlRequest, unknown, ApiError, RequestOptions> = (
  request,
  { signal, type, extra },
  { timeout } = {},
) => {
  const { platform } = extra as { platform: PlatformV1 };
  return send(platform, request, { timeout, signal, refusals: type === 'mutation' ? 'error' : 'data' });
};
