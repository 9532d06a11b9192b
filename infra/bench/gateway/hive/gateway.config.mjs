import { unifiedGraphHandler } from '@graphql-hive/router-runtime';

/** Hive's gateway with its native planner. Who asks is passed on as in the others. */
export const gatewayConfig = {
  unifiedGraphHandler,
  propagateHeaders: {
    fromClientToSubgraphs: ({ request }) => ({ 'x-viewer': request.headers.get('x-viewer') ?? '' }),
  },
};
