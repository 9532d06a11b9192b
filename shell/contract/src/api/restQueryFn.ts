import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { PlatformV1 } from '../platform/platform';
import { type ApiError, failure } from './apiError';
import { callRest, type RestAnswer } from './callRest';
import { whenConfirmed } from './whenConfirmed';

interface How<Arg> {
  method?: 'POST' | 'PUT' | 'DELETE';
  body?: (arg: Arg) => object;
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as the library names its own
type QueryResult<Data> = QueryReturnValue<Data, ApiError, {} | undefined>;

/**
 * The `queryFn` of an RTK Query endpoint for a REST route of the gateway, which asks the member to confirm who is there where
 * the route wants that. Without a body it reads, with one it posts, unless `method` is given.
 */
export const restQueryFn =
  <Data, Arg>(path: string | ((arg: Arg) => string), { method, body }: How<Arg> = {}) =>
  async (
    arg: Arg,
    { extra, signal }: { extra: unknown; signal?: AbortSignal },
  ): Promise<QueryResult<Data>> => {
    const { platform } = extra as { platform: PlatformV1 };
    const url = platform.apiBase + (typeof path === 'string' ? path : path(arg));
    try {
      const answer = await whenConfirmed(
        platform,
        () => callRest<Data>(url, { method, body: body?.(arg), signal }),
        ({ code }) => code,
      );
      return answer.ok ? { data: answer.data as Data } : { error: refusal(answer) };
    } catch {
      return { error: { ...failure('UNAVAILABLE'), code: 'NETWORK' } };
    }
  };

const refusal = ({ code, message, fields }: RestAnswer<unknown>): ApiError => ({
  kind: code && code !== 'UNAVAILABLE' ? 'refused' : 'failed',
  code: code ?? 'UNAVAILABLE',
  message: message ?? failure('UNAVAILABLE').message,
  ...(fields && { fields }),
});
