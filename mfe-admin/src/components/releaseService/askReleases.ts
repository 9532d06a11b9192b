import {
  type ApiError,
  isApiError,
  messageOf,
  type PlatformV1,
  restQueryFn,
} from '@athenaeum/shell-contract';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import { readAnswer } from './readAnswer';

export interface Wanted {
  /** Below `/api/releases`. */
  path: string;
  /** A POST with this body; a GET where absent. */
  body?: object;
  /** Gets the progress lines. */
  say?: (line: string) => void;
}

/** The outcome of a change, in words. */
export interface Told {
  text: string;
}

const PATH = '/api/releases';

interface TokenWanted {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}
const askToken = restQueryFn<{ token: string }, TokenWanted>('/api/operations/release-token', {
  body: (wanted) => wanted,
});

/**
 * The `queryFn` of an endpoint of the release service, which takes no cookie: the gateway mints a token for each request,
 * after step-up authentication where something is changed.
 */
export const askReleases =
  <Data, Arg>(wantedOf: (arg: Arg) => Wanted) =>
  async (
    arg: Arg,
    means: { extra: unknown; signal: AbortSignal },
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as the library names its own
  ): Promise<QueryReturnValue<Data, ApiError, {} | undefined>> => {
    const { path, body, say } = wantedOf(arg);
    const asked: TokenWanted = {
      method: body ? 'POST' : 'GET',
      path: PATH + path,
      ...(body && { body: JSON.stringify(body) }),
    };
    const leave = await askToken(asked, means);
    if (!leave.data) return { error: leave.error! };
    const { platform } = means.extra as { platform: PlatformV1 };
    try {
      const response = await fetch(platform.apiBase + asked.path, {
        method: asked.method,
        headers: { authorization: `Bearer ${leave.data.token}`, 'content-type': 'application/json' },
        ...(asked.body !== undefined && { body: asked.body }),
        credentials: 'omit',
        cache: 'no-store',
        signal: means.signal,
      });
      return await readAnswer<Data>(response, say);
    } catch (error) {
      if (isApiError(error)) return { error };
      return { error: { kind: 'failed', code: 'NETWORK', message: messageOf(error) } };
    }
  };
