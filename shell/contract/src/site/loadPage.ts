import type { StoreApi } from '../api/createRemoteStore';
import { storeFor } from '../api/ApiProvider';
import type { PlatformV1 } from '../platform/platform';
import type { PrefetchProps } from '../prefetch/definePrefetch';
import type { ApiError } from '../api/apiError';

/** A loaded query for the browser, in the form of `upsertQueryEntries`. */
export interface LoadedQuery {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

export interface LoadedPage {
  loaded: LoadedQuery[];
  /** The data of the first query with that name; undefined without an answer. */
  answerTo: <Data>(endpointName: string) => Data | undefined;
  /** Errors of queries without an answer. */
  errors: ApiError[];
}

interface Queries {
  queries: Record<
    string,
    | { status: string; endpointName?: string; originalArgs?: unknown; data?: unknown; error?: unknown }
    | undefined
  >;
}

type LoadingApi = StoreApi & { util: { getRunningQueriesThunk(): (...of: never[]) => unknown } };

/** Runs the page's first queries, in the store that it is rendered from. Never rejects for failed queries: see `errors`. */
export async function loadPage(
  api: LoadingApi,
  prefetch: (props: PrefetchProps) => Promise<void>,
  { platform, path }: { platform: PlatformV1; path: string },
): Promise<LoadedPage> {
  const store = storeFor(api, platform);
  await prefetch({ platform, path });
  await Promise.all(
    // The store's types name neither its thunks nor its slice.
    store.dispatch(api.util.getRunningQueriesThunk() as never) as unknown as Promise<unknown>[],
  );
  // As above.
  const { queries } = (store.getState() as unknown as Record<string, Queries>)[api.reducerPath]!;
  const entries = Object.values(queries).flatMap((entry) => (entry ? [entry] : []));
  return {
    loaded: entries
      .filter(({ status }) => status === 'fulfilled')
      .map(({ endpointName = '', originalArgs, data }) => ({ endpointName, arg: originalArgs, value: data })),
    answerTo: <Data>(name: string) =>
      entries.find(({ endpointName }) => endpointName === name)?.data as Data | undefined,
    errors: entries.flatMap(({ error }) => (error ? [error as ApiError] : [])),
  };
}
