import { RemoteGraphQLDataSource, type GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../../context';
import { unavailable } from '../../errors';
import { SubgraphUnavailable, type SubgraphClient } from '../../subgraphs/subgraphClient';
import { lostFields, MAX_LOST_FIELDS } from '../lostFields';

type Options = GraphQLDataSourceProcessOptions<GatewayContext>;
type Answer = Awaited<ReturnType<RemoteGraphQLDataSource['process']>>;

/** Fetches from a subgraph through our own client: in this process or over HTTP, with its token, timeout and socket pool. */
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
      context.log().warn({ subgraph: this.client.name, reason: error.reason }, 'subgraph did not answer');
      return { data: null, errors: lostErrors(query, variables.representations) };
    }
  }
}

/** One error for each requested field, as a subgraph would report them: Apollo maps their paths to the whole answer. */
function lostErrors(query: string, representations: unknown): GraphQLFormattedError[] {
  const { roots, owned } = lostFields(query);
  const paths = Array.isArray(representations)
    ? representations.flatMap((_, index) => owned.map((field) => ['_entities', index, field]))
    : roots.map((field) => [field]);
  return paths.slice(0, MAX_LOST_FIELDS).map((path) => unavailable(path));
}
