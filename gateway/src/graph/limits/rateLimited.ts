import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { isSignedIn } from '@athenaeum/kit';
import {
  execute,
  getArgumentValues,
  GraphQLError,
  type ExecutionResult,
  type FieldNode,
  type GraphQLObjectType,
} from 'graphql';
import { LIMITED_MESSAGE, type RateLimit, type RateLimits } from '../../edge/rateLimits';
import type { GatewayContext } from '../context';
import { responseName, selectedFields } from '../selectedFields';
import { LIMITED_FIELDS, type FieldLimit } from './limitedFields';

const REFUSAL = { ok: false, code: 'LIMITED', message: LIMITED_MESSAGE };

/** Counts what a person does often; past the limit the field answers as every refusal does, as data. */
export const rateLimited = (limits: RateLimits): ApolloServerPlugin<GatewayContext> => ({
  async requestDidStart() {
    const onlyRefused: { field: string; limit: RateLimit; key: string }[] = [];

    return {
      async responseForOperation({ schema, document, operation, request, contextValue }) {
        const root = schema.getRootType(operation.operation);
        const fields = selectedFields(operation.selectionSet, document);
        const over = new Set<string>();
        for (const field of fields) {
          for (const rule of LIMITED_FIELDS[field.name.value] ?? []) {
            if (rule.when && !rule.when(argumentsOf(root, field, request.variables))) continue;
            const counted = { limit: limits[rule.limit], key: keyOf(rule, contextValue) };
            if (!(await counted.limit.take(counted.key))) over.add(field.name.value);
            else if (rule.onlyRefused) onlyRefused.push({ ...counted, field: responseName(field) });
          }
        }
        if (over.size === 0) return null;

        const refused = (await execute({
          schema,
          document,
          operationName: operation.name?.value,
          variableValues: request.variables,
          rootValue: Object.fromEntries([...over].map((name) => [name, REFUSAL])),
        })) as ExecutionResult;
        // Whatever else the operation asked for is not run, and says so.
        const others = fields.filter(({ name }) => !over.has(name.value) && !name.value.startsWith('__'));
        const errors = others.map((field) => notRun(responseName(field)).toJSON());
        return {
          http: { headers: new HeaderMap() },
          body: {
            kind: 'single',
            singleResult: { data: refused.data, ...(errors.length > 0 ? { errors } : {}) },
          },
        };
      },

      async willSendResponse({ response }) {
        if (response.body.kind !== 'single') return;
        const data = (response.body.singleResult.data ?? {}) as Record<string, unknown>;
        for (const { field, limit, key } of onlyRefused)
          if (succeeded(data[field])) await limit.giveBack(key);
      },
    };
  },
});

function keyOf({ per }: FieldLimit, { caller, address }: GatewayContext): string {
  return per === 'person' && isSignedIn(caller.viewer) ? caller.viewer.id : address;
}

function argumentsOf(
  root: GraphQLObjectType | null | undefined,
  node: FieldNode,
  variables: Record<string, unknown> | undefined,
): Record<string, unknown> {
  const field = root?.getFields()[node.name.value];
  return field ? getArgumentValues(field, node, variables) : {};
}

/** A question may be answered properly with no. */
function succeeded(answer: unknown): boolean {
  const { ok, data } = (answer ?? {}) as { ok?: unknown; data?: unknown };
  return ok === true && data !== false;
}

const notRun = (field: string) =>
  new GraphQLError(LIMITED_MESSAGE, { path: [field], extensions: { code: 'LIMITED' } });
