import { type ApiError, type PlatformV1, whenConfirmed } from '@athenaeum/shell-contract';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import { routeText } from './route.messages';

interface RouteAnswer<Data> {
  ok: boolean;
  code: string | null;
  message: string | null;
  fields: Record<string, string> | null;
  data: Data | null;
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as the library names its own
type Told<Data> = QueryReturnValue<Data, ApiError, {} | undefined>;

/** The `queryFn` of an endpoint of the gateway's REST routes: a GET, or a POST with a `body`. */
export const asksRoute =
  <Data, Arg>(path: (arg: Arg) => string, body?: (arg: Arg) => object) =>
  async (arg: Arg, { extra, signal }: { extra: unknown; signal: AbortSignal }): Promise<Told<Data>> => {
    const { platform } = extra as { platform: PlatformV1 };
    const ask = async () => {
      const response = await fetch(platform.apiBase + path(arg), {
        credentials: 'same-origin',
        cache: 'no-store',
        signal,
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body(arg)),
        }),
      });
      return (await response.json()) as RouteAnswer<Data>;
    };
    try {
      const answer = await whenConfirmed(platform, ask, ({ code }) => code);
      return answer.ok ? { data: answer.data as Data } : { error: refusal(answer) };
    } catch {
      return { error: { kind: 'failed', code: 'NETWORK', message: routeText.failed } };
    }
  };

const refusal = ({ code, message, fields }: RouteAnswer<unknown>): ApiError => ({
  kind: code && code !== 'UNAVAILABLE' ? 'refused' : 'failed',
  code: code ?? 'UNAVAILABLE',
  message: message ?? routeText.failed,
  ...(fields && { fields }),
});
