import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { PlatformV1 } from '../platform/platform';
import type { ApiError } from './apiError';
import { send, type SendOptions } from './sendGraphql';
import { createApi } from './storeLibraries';
import type { GraphqlRequest } from './typedDocument';

/** The header of a request that nobody has asked for: the server does not take it for use of the session. */
const BACKGROUND_HEADER = 'x-background';

/**
 * The RTK Query api of what stands beside a page, such as the bell: reading it keeps no session alive, and what fails is shown by it alone,
 * not by the platform's status line. A refused query is an error, as is a refused mutation. In a file of its own, so that first scripts do
 * without it.
 */
export const createBackgroundApi = <const Path extends string, const Tag extends string>(
  reducerPath: Path,
  tagTypes: readonly Tag[],
) =>
  createApi({
    reducerPath,
    tagTypes,
    baseQuery: backgroundBaseQuery,
    refetchOnMountOrArgChange: true,
    endpoints: () => ({}),
  });

const backgroundBaseQuery: BaseQueryFn<
  GraphqlRequest,
  unknown,
  ApiError,
  Pick<SendOptions, 'keepalive'>
> = async (request, { type, signal, extra }, { keepalive = false } = {}) => {
  const { platform } = extra as { platform: PlatformV1 };
  if (type === 'mutation') return send(platform, request, { signal, keepalive });
  const headers = { ...platform.headers, [BACKGROUND_HEADER]: '1' };
  return send({ ...platform, headers }, request, { signal });
};
