import type { StoreApi } from '../api/createRemoteStore';
import { storeFor } from '../api/ApiProvider';
import type { PlatformV1 } from '../platform/platform';
import type { PrefetchProps } from '../prefetch/definePrefetch';
import type { ApiError } from '../api/apiError';

/** One query of a page as it goes to the browser: `upsertQueryEntries` takes it. */
export interface LoadedQuery {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

export interface LoadedPage {
  loaded: LoadedQuery[];
  /** What was answered to the first query of that name; undefined when nothing was. */
  answerTo: <Data>(endpointName: string) => Data | undefined;
  /** Nobody is there to answer, or not in time. */
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

/** Asks what the page begins with, in the store that it will be drawn from. */
export async function loadPage(
  api: LoadingApi,
  prefetch: (props: PrefetchProps) => Promise<void>,
  { platform, path }: { platform: PlatformV1; path: string },
): Promise<LoadedPage> {
  // Which endpoints an api has is not known here: the store's types name neither its thunks nor its slice.
  const store = storeFor(api, platform);
  await prefetch({ platform, path });
  await Promise.all(
    store.dispatch(api.util.getRunningQueriesThunk() as never) as unknown as Promise<unknown>[],
  );
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
