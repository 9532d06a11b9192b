import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { Domain } from '@athenaeum/kit';
import type { GraphQLError } from 'graphql';
import type { GatewayContext, Log } from '../../context';
import type { SubgraphClients } from '../../subgraphs/subgraphClient';
import { asError } from '../asError';
import type { Engine, Outcome, Problem } from '../engine';
import { createSupergraphManager } from './supergraphManager';
import { SubgraphDataSource } from './subgraphDataSource';

interface Parts {
  supergraphSdl: string;
  clients: SubgraphClients;
  log: Log;
}

/** `ApolloGateway` inside `ApolloServer`, without what the edge does already. */
export async function createApolloEngine({ supergraphSdl, clients, log }: Parts): Promise<Engine> {
  // Read when the gateway is created: it would send metrics to Apollo.
  process.env.APOLLO_TELEMETRY_DISABLED = 'true';
  const logger = log.child({ engine: 'apollo' });
  const supergraph = createSupergraphManager(supergraphSdl);
  const gateway = new ApolloGateway({
    supergraphSdl: supergraph,
    // The supergraph is composed of our own subgraphs only.
    buildService: ({ name }) => new SubgraphDataSource(clients[name as Domain]),
    logger,
  });
  const server = new ApolloServer<GatewayContext>({
    gateway,
    logger,
    // The edge decides which operations are allowed, resolves digests and masks errors.
    introspection: true,
    // An operation validated against a supergraph that has been replaced since may be refused here.
    hideSchemaDetailsFromClientErrors: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    formatError: (_formatted, error) => asError(error),
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await server.start();

  return {
    name: 'apollo',
    follow: supergraph.update,
    async run({ text, node }, { context, sent }): Promise<Outcome> {
      const { body } = await server.executeOperation(
        { query: text, operationName: node.name?.value, variables: sent },
        { contextValue: context },
      );
      if (body.kind !== 'single') throw new Error('Answers in parts are not asked for');
      const { data, errors, extensions } = body.singleResult;
      return {
        data: data ?? null,
        // As `formatError` left them.
        errors: (errors ?? []) as GraphQLError[],
        problems: problemsOf(extensions?.valueCompletion),
      };
    },
    close: () => server.stop(),
  };
}

/** Apollo reports them as errors, beside the data. */
const problemsOf = (told: unknown): Problem[] =>
  ((told ?? []) as GraphQLError[]).map(({ message, path }) => ({ message, path: [...(path ?? [])] }));
