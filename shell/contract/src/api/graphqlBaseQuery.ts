import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { PlatformV1 } from '../platform/platform';
import { type AnswerEvent, troubleOf } from './answerEvent';
import type { ApiError } from './apiError';
import { send } from './sendGraphql';
import { setupListeners } from './storeLibraries';
import type { GraphqlRequest } from './typedDocument';

export interface RequestOptions {
  /** Milliseconds until it counts as failed; 10 seconds unless an endpoint says otherwise. */
  timeout?: number;
}

/** Sends one operation. A mutation's refusal is an error; a query's refusal is data for its page to show. */
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

/** Every query that a page on the screen uses is asked again, as after a lost connection. */
const refetchWhatIsOpen: Parameters<typeof setupListeners>[1] = (dispatch, { onOnline }) => {
  dispatch(onOnline());
  return () => undefined;
};
