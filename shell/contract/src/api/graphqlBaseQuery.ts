import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { PlatformV1 } from '../platform/platform';
import { type AnswerEvent, troubleOf } from './answerEvent';
import type { ApiError } from './apiError';
import { send } from './sendGraphql';
import { setupListeners } from './storeLibraries';
import type { GraphqlRequest } from './typedDocument';

export interface RequestOptions {
  /** Timeout in milliseconds; 10 seconds by default. */
  timeout?: number;
}

/** Sends one operation. A refused mutation is an error; the refusal of a query is data for its page. */
export const graphqlBaseQuery: BaseQueryFn<GraphqlRequest, unknown, ApiError, RequestOptions> = async (
  request,
  { signal, type, extra, dispatch, queryCacheKey = '' },
  { timeout } = {},
) => {
  const { platform } = extra as { platform: PlatformV1 };
  if (type === 'mutation') return send(platform, request, { timeout, signal, refusals: 'error' });
  const ask = (until?: AbortSignal) => send(platform, request, { timeout, signal: until, refusals: 'data' });
  const sent = await ask(signal);
  const again = async () => {
    const trouble = troubleOf(await ask());
    if (!trouble) setupListeners(dispatch, refetchWhatIsOpen);
    return trouble;
  };
  if (sent.error?.code !== 'ABORTED')
    platform.emit({
      type: 'answer',
      key: queryCacheKey,
      trouble: troubleOf(sent),
      again,
    } satisfies AnswerEvent);
  return sent;
};

/** Refetches every query of a mounted page, as after a lost connection. */
const refetchWhatIsOpen: Parameters<typeof setupListeners>[1] = (dispatch, { onOnline }) => {
  dispatch(onOnline());
  return () => undefined;
};
