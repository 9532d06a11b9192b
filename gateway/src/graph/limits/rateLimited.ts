import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { isSignedIn } from '@athenaeum/kit';
import { execute, GraphQLError, type ExecutionResult } from 'graphql';
import { LIMITED_MESSAGE, type RateLimits } from '../../edge/rateLimits';
import type { GatewayContext } from '../context';
import { responseName, selectedFields } from '../selectedFields';

const LIMITED_FIELDS: Readonly<Record<string, keyof RateLimits>> = {
  search: 'search',
  createRSVP: 'rsvp',
  updateRSVP: 'rsvp',
};

const REFUSAL = { ok: false, code: 'LIMITED', message: LIMITED_MESSAGE };

/** Counts what a person does often; past the limit the field answers as every refusal does, as data. */
export const rateLimited = (limits: RateLimits): ApolloServerPlugin<GatewayContext> => ({
  async requestDidStart() {
    return {
      async responseForOperation({ schema, document, operation, request, contextValue }) {
        const { viewer } = contextValue.caller;
        const key = isSignedIn(viewer) ? viewer.id : contextValue.address;
        const fields = selectedFields(operation.selectionSet, document);
        const over = new Set<string>();
        for (const { name } of fields) {
          const limit = LIMITED_FIELDS[name.value];
          if (limit && !(await limits[limit].take(key))) over.add(name.value);
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
    };
  },
});

const notRun = (field: string) =>
  new GraphQLError(LIMITED_MESSAGE, { path: [field], extensions: { code: 'LIMITED' } });
