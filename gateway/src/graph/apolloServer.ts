import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { RateLimits } from '../edge/rateLimits';
import type { Env } from '../env';
import type { GatewayContext, Log } from './context';
import { createErrorFormatter } from './errors';
import { costLimit } from './limits/costLimit';
import { OPERATION_LIMITS, operationLimits } from './limits/operationLimits';
import { rateLimited } from './limits/rateLimited';
import type { WarmPlans } from './plans/warmPlans';
import { createDataSource } from './subgraphs/dataSource';
import type { SubgraphClients } from './subgraphs/subgraphClient';
import { supergraphFrom } from './supergraph';

const MOST_RECURSIVE_SELECTIONS = 10_000;

interface Parts {
  env: Env;
  clients: SubgraphClients;
  limits: RateLimits;
  plans: WarmPlans | null;
  log: Log;
}

/** The composed graph, closed by default: every limit stands before the first resolver. */
export function createApolloServer({
  env,
  clients,
  limits,
  plans,
  log,
}: Parts): ApolloServer<GatewayContext> {
  const gateway = new ApolloGateway({
    supergraphSdl: supergraphFrom({ file: env.SUPERGRAPH_FILE, plans, log }),
    ...(plans && { queryPlannerConfig: { cache: plans.store } }),
    buildService: ({ name }) => createDataSource(clients[name as keyof SubgraphClients]),
    logger: log,
  });
  return new ApolloServer<GatewayContext>({
    gateway,
    logger: log,
    introspection: !env.isProduction,
    hideSchemaDetailsFromClientErrors: env.isProduction,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    maxRecursiveSelections: MOST_RECURSIVE_SELECTIONS,
    validationRules: [operationLimits],
    formatError: createErrorFormatter(log),
    plugins: [
      costLimit(),
      rateLimited(limits),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}
