import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GatewayContext } from '../context';
import { costOf } from './cost';
import { OPERATION_LIMITS } from './operationLimits';

/** Refuses an operation that could bring more than we are willing to fetch, once its variables are known. */
export const costLimit = (limit: number = OPERATION_LIMITS.cost): ApolloServerPlugin<GatewayContext> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request }) {
        if (!operation) return;
        const cost = costOf({ schema, document, operation, variables: request.variables ?? {} }, limit);
        if (cost <= limit) return;
        throw new GraphQLError('The operation asks for too much at once. Ask for fewer rows.', {
          extensions: { code: 'TOO_EXPENSIVE', http: { status: 400 } },
        });
      },
    };
  },
});
