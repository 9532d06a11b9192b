import {
  type ApiError,
  isApiError,
  messageOf,
  type PlatformV1,
  restQueryFn,
} from '@athenaeum/shell-contract';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import { readAnswer } from './readAnswer';

export interface ReleaseRequest {
  /** Below `/api/releases`. */
  path: string;
  /** A POST with this body; a GET where absent. */
  body?: object;
  /** Gets the progress lines. */
  onProgress?: (line: string) => void;
}

/** The outcome of a change, in words. */
export interface ReleaseResult {
  text: string;
}

const PATH = '/api/releases';

interface TokenRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}
const askToken = restQueryFn<{ token: string }, TokenRequest>('/api/operations/release-token', {
  body: (wanted) => wanted,
});

/**
 * The `queryFn` of an endpoint of the release service, which takes no cookie: the gateway mints a token for each request,
 * after step-up authentication where something is changed.
 */
export const askReleases =
  <Data, Arg>(requestOf: (arg: Arg) => ReleaseRequest) =>
  async (
    arg: Arg,
    means: { extra: unknown; signal: AbortSignal },
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as the library names its own
  ): Promise<QueryReturnValue<Data, ApiError, {} | undefined>> => {
    const { path, body, onProgress } = requestOf(arg);
    const request: TokenRequest = {
      method: body ? 'POST' : 'GET',
      path: PATH + path,
      ...(body && { body: JSON.stringify(body) }),
    };
    const permit = await askToken(request, means);
    if (!permit.data) return { error: permit.error! };
    const { platform } = means.extra as { platform: PlatformV1 };
    try {
      const response = await fetch(platform.apiBase + request.path, {
        method: request.method,
        headers: { authorization: `Bearer ${permit.data.token}`, 'content-type': 'application/json' },
        ...(request.body !== undefined && { body: request.body }),
        credentials: 'omit',
        cache: 'no-store',
        signal: means.signal,
      });
      return await readAnswer<Data>(response, onProgress);
    } catch (error) {
      if (isApiError(error)) return { error };
      return { error: { kind: 'failed', code: 'NETWORK', message: messageOf(error) } };
    }
  };
