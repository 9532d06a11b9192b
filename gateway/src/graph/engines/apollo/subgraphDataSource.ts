import { RemoteGraphQLDataSource, type GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../../context';
import { unavailable } from '../../errors';
import { SubgraphUnavailable, type SubgraphClient } from '../../subgraphs/subgraphClient';
import { lostFields, MOST_LOST } from '../lostFields';

type Options = GraphQLDataSourceProcessOptions<GatewayContext>;
type Answer = Awaited<ReturnType<RemoteGraphQLDataSource['process']>>;

/** Asks a subgraph by our client of it: in this process or over HTTP, with its token, its timeout and its sockets. */
export class SubgraphDataSource extends RemoteGraphQLDataSource<GatewayContext> {
  constructor(private readonly client: SubgraphClient) {
    super();
  }

  override async process(options: Options): Promise<Answer> {
    if (!('incomingRequestContext' in options))
      throw new Error('Only what somebody asked for is asked of a subgraph');
    const { request, context } = options;
    const { query = '', variables = {}, operationName } = request;
    try {
      return await this.client.ask({ query, variables, operationName }, context.caller);
    } catch (error) {
      if (!(error instanceof SubgraphUnavailable)) throw error;
      context.log.warn({ subgraph: this.client.name, reason: error.reason }, 'subgraph did not answer');
      return { data: null, errors: lostErrors(query, variables.representations) };
    }
  }
}

/** One error for each field that was asked for, as a subgraph would tell them: Apollo finds their places in the answer. */
function lostErrors(query: string, representations: unknown): GraphQLFormattedError[] {
  const { roots, owned } = lostFields(query);
  const paths = Array.isArray(representations)
    ? representations.flatMap((_, index) => owned.map((field) => ['_entities', index, field]))
    : roots.map((field) => [field]);
  return paths.slice(0, MOST_LOST).map((path) => unavailable(path));
}
