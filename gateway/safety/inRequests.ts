import { getNamedType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { fits, type Operation } from './operations';
import type { Variables } from './variablesFor';

export interface Request {
  document: string;
  variables: Variables;
  /** The operations that it has, each as a request of its own. */
  parts: readonly Pick<Request, 'document' | 'variables'>[];
}

/** How many at most; more are planned and compiled for longer than is saved by sending them together. */
const SIZES = [8, 4, 2];

/**
 * An operation with each of these variables, in as few requests as the gateway's limits allow: it is answered once for each of
 * them all the same, and everything around the answers is done once a request.
 */
export function inRequests(
  schema: GraphQLSchema,
  operation: Operation,
  all: readonly Variables[],
): Request[] {
  const size = sizeFor(schema, operation, all);
  const requests: Request[] = [];
  for (let from = 0; from < all.length; from += size) {
    const some = all.slice(from, from + size);
    const parts = some.map((variables) => ({ document: operation.document, variables }));
    // A rest of another size would have to be planned as an operation of its own.
    if (some.length < size || size === 1) requests.push(...parts.map((part) => ({ ...part, parts: [part] })));
    else requests.push({ document: together(operation, size), variables: numbered(some), parts });
  }
  return requests;
}

/** Cached: every role sends the same. */
const sizes = new WeakMap<Operation, Map<number, number>>();

function sizeFor(schema: GraphQLSchema, operation: Operation, all: readonly Variables[]): number {
  const known = sizes.get(operation) ?? new Map<number, number>();
  sizes.set(operation, known);
  const size = known.get(all.length) ?? largestSize(schema, operation, all);
  known.set(all.length, size);
  return size;
}

/** How many are in each full request, so that few are left for requests of their own. */
const largestSize = (schema: GraphQLSchema, operation: Operation, all: readonly Variables[]): number =>
  SIZES.map((most) => Math.floor(all.length / Math.ceil(all.length / most)))
    .filter((size) => size > 1)
    .find((size) => fits(schema, together(operation, size), numbered(all.slice(0, size)))) ?? 1;

function together({ root, field, selected }: Operation, times: number): string {
  const places = Array.from({ length: times }, (_, place) => place);
  const declared = places.flatMap((place) =>
    field.args.map(({ name, type }) => `$${name}_${place}: ${String(type)}`),
  );
  const asked = places.map((place) => `one_${place}: ${callOf(field, place)} ${selected && '{ ...All }'}`);
  const fragment = selected && `fragment All on ${getNamedType(field.type).name} ${selected}`;
  return `${root} (${declared.join(', ')}) { ${asked.join(' ')} } ${fragment}`;
}

const callOf = ({ name, args }: GraphQLField<unknown, unknown>, place: number) =>
  `${name}(${args.map((arg) => `${arg.name}: $${arg.name}_${place}`).join(', ')})`;

const numbered = (all: readonly Variables[]): Variables =>
  Object.fromEntries(
    all.flatMap((variables, place) =>
      Object.entries(variables).map(([name, value]) => [`${name}_${place}`, value]),
    ),
  );
