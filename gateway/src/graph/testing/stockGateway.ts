import { createHash } from 'node:crypto';
import { ApolloGateway } from '@apollo/gateway';
import type { InternalCaller } from '@athenaeum/kit';
import { parse, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { SubgraphClients } from '../subgraphs/subgraphClient';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

export interface StockGateway {
  /** What clients may see of the supergraph. */
  schema: GraphQLSchema;
  ask(query: string, variables: Record<string, unknown>): Promise<ExecutionResult>;
}

/** Apollo's own gateway, as it comes, over the same subgraphs: what our answers are held against. */
export async function createStockGateway(
  supergraphSdl: string,
  clients: SubgraphClients,
  caller: InternalCaller,
): Promise<StockGateway> {
  const gateway = new ApolloGateway({
    supergraphSdl,
    logger: silent,
    buildService: ({ name }) => ({
      process: async ({ request }) =>
        // Only documents of plans are asked for here, and those have a text.
        clients[name as keyof SubgraphClients].ask({ ...request, query: request.query! }, caller) as never,
    }),
  });
  const { schema } = await gateway.load();
  return {
    schema,
    async ask(query, variables) {
      const queryHash = createHash('sha256').update(query).digest('hex');
      const request = { query, variables };
      const context = { request, queryHash, document: parse(query), metrics: {}, logger: silent, schema };
      // Of what a server would hand over, the executor reads these parts.
      const result = await gateway.executor(context as never);
      // Errors of the kind that go to the sender are formatted as any server formats them.
      return JSON.parse(JSON.stringify(result)) as ExecutionResult;
    },
  };
}
