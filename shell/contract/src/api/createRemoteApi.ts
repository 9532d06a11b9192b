import { graphqlBaseQuery } from './graphqlBaseQuery';
import { createApi } from './storeLibraries';

/**
 * The one api of a remote; features inject their endpoints into it. What is older than half a minute is asked anew when
 * a page shows it again.
 */
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
