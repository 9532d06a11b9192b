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

/** `ApolloGateway` inside of `ApolloServer`, as they come, but for what the edge does already. */
export async function createApolloEngine({ supergraphSdl, clients, log }: Parts): Promise<Engine> {
  // Read where the gateway is made: it would send figures to Apollo.
  process.env.APOLLO_TELEMETRY_DISABLED = 'true';
  const logger = log.child({ engine: 'apollo' });
  const supergraph = createSupergraphManager(supergraphSdl);
  const gateway = new ApolloGateway({
    supergraphSdl: supergraph,
    // The supergraph is composed of ours alone.
    buildService: ({ name }) => new SubgraphDataSource(clients[name as Domain]),
    logger,
  });
  const server = new ApolloServer<GatewayContext>({
    gateway,
    logger,
    // What may be asked is decided by the edge; so are digests, and what is said of errors.
    introspection: true,
    // Read by a supergraph that was replaced meanwhile, an operation may be refused here after all.
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

/** Apollo tells them as errors, beside the answer. */
const problemsOf = (told: unknown): Problem[] =>
  ((told ?? []) as GraphQLError[]).map(({ message, path }) => ({ message, path: [...(path ?? [])] }));
