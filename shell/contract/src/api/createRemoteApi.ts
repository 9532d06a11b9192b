import { graphqlBaseQuery } from './graphqlBaseQuery';
import { createApi } from './storeLibraries';

/** Creates the RTK Query api of a remote; features inject their endpoints. A page refetches data older than half a minute. */
export const createRemoteApi = <const Path extends string, const Tag extends string = never>(
  reducerPath: Path,
  tagTypes: readonly Tag[] = [],
) =>
  createApi({
    reducerPath,
    tagTypes,
    baseQuery: graphqlBaseQuery,
    refetchOnMountOrArgChange: 30,
    refetchOnReconnect: true,
    endpoints: () => ({}),
  });
