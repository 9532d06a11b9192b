import { executeSync, GraphQLError } from 'graphql';
import { responseName } from '../selectedFields';
import type { RequestedOperation } from './requestedOperation';

interface Words {
  code: string;
  message: string;
}

/** Answers refused fields as data, like every refusal. The other fields are not executed and get an error that says so. */
export function refusedAnswer(
  { schema, operation, variables }: RequestedOperation,
  refused: ReadonlySet<string>,
  { code, message }: Words,
) {
  const { document, node, roots } = operation;
  const { data } = executeSync({
    schema,
    document,
    operationName: node.name?.value,
    variableValues: variables,
    rootValue: Object.fromEntries([...refused].map((name) => [name, { ok: false, code, message }])),
  });
  const others = roots.filter(({ name }) => !refused.has(name.value) && !name.value.startsWith('__'));
  const notRun = (field: string) =>
    new GraphQLError(message, { path: [field], extensions: { code } }).toJSON();
  return { data: data ?? null, errors: others.map((field) => notRun(responseName(field))) };
}
