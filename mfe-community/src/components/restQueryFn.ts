import { type ApiError, type PlatformV1, whenConfirmed } from '@athenaeum/shell-contract';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import { callRest } from './callRest';
import { restText } from './rest.messages';

interface How<Arg> {
  method?: 'POST' | 'PUT' | 'DELETE';
  body?: (arg: Arg) => object;
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as the library names its own
type Told<Data> = QueryReturnValue<Data, ApiError, {} | undefined>;

/** The `queryFn` of an RTK Query endpoint for a REST route of the gateway. */
export const restQueryFn =
  <Data, Arg>(path: string | ((arg: Arg) => string), { method, body }: How<Arg> = {}) =>
  async (arg: Arg, { extra }: { extra: unknown }): Promise<Told<Data>> => {
    const { platform } = extra as { platform: PlatformV1 };
    const url = platform.apiBase + (typeof path === 'string' ? path : path(arg));
    try {
      const answer = await whenConfirmed(
        platform,
        () => callRest<Data>(url, { method, body: body?.(arg) }),
        ({ code }) => code,
      );
      return answer.ok ? { data: answer.data as Data } : { error: refusal(answer) };
    } catch {
      return { error: { kind: 'failed', code: 'NETWORK', message: restText.failed } };
    }
  };

const refusal = ({ code, message, fields }: Awaited<ReturnType<typeof callRest>>): ApiError => ({
  kind: code && code !== 'UNAVAILABLE' ? 'refused' : 'failed',
  code: code ?? 'UNAVAILABLE',
  message: message ?? restText.failed,
  ...(fields && { fields }),
});
