import type { GraphQLDataSource } from '@apollo/gateway';
import type { GraphQLCall } from '@athenaeum/kit';
import {
  Kind,
  parse,
  type FieldNode,
  type GraphQLFormattedError,
  type OperationDefinitionNode,
} from 'graphql';
import type { GatewayContext } from '../context';
import { unavailable } from '../errors';
import { responseName, selectedFields } from '../selectedFields';
import { SubgraphUnavailable, type SubgraphClient } from './subgraphClient';

const MOST_ERRORS = 20;

/** Lets Apollo's query plans run on our clients. A subgraph nobody answers for costs the fields it owns, each named. */
export const createDataSource = (client: SubgraphClient): GraphQLDataSource<GatewayContext> => ({
  async process({ request, context }) {
    const call = {
      query: request.query ?? '',
      variables: request.variables,
      operationName: request.operationName,
    };
    try {
      // The caller is missing only when Apollo asks on its own behalf, which our configuration never makes it do.
      const { data, errors } = await client.ask(call, (context as GatewayContext).caller);
      return { data, errors };
    } catch (error) {
      if (!(error instanceof SubgraphUnavailable)) throw error;
      (context as GatewayContext).log.warn(
        { subgraph: client.name, reason: error.reason },
        'subgraph did not answer',
      );
      return { errors: lostFields(call) };
    }
  },
});

/** One error for each field that was asked for, so that a page knows which of its sections to offer Retry for. */
function lostFields({ query, variables }: GraphQLCall): GraphQLFormattedError[] {
  const document = parse(query);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const fieldsOf = (node: OperationDefinitionNode | FieldNode | undefined) =>
    selectedFields(node?.selectionSet, document).filter(({ name }) => name.value !== '__typename');
  const roots = fieldsOf(operation as OperationDefinitionNode | undefined);
  const [first] = roots;
  if (first?.name.value !== '_entities') return roots.map((field) => unavailable([responseName(field)]));

  const owned = [...new Set(fieldsOf(first).map(responseName))];
  const entities = (variables?.representations as unknown[] | undefined) ?? [];
  return entities
    .flatMap((_, index) => owned.map((field) => unavailable(['_entities', index, field])))
    .slice(0, MOST_ERRORS);
}
