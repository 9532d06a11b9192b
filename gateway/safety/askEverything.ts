import { demoRandom } from '@athenaeum/kit/demo';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { draw } from './inputs/draw';
import { shapeOf } from './inputs/shapeOf';
import type { Samples } from './inputs/samples';
import { inRequests, type Request } from './inRequests';
import { operationsFor } from './operations';
import { variablesFor, type Variables } from './variablesFor';

/**
 * One sender's requests for everything that the API has. `sweep.test.ts` first puts a canary value into every stored text, then lets
 * each role send them, and looks for canary values in the answers that the role may not see.
 */
export interface Sweep {
  schema: GraphQLSchema;
  /** Documents that exist, for ids. */
  samples: Samples;
  /** The sender's id; null for a visitor. */
  ownId: string | null;
  /** Sends an operation, inspects its answer, and returns the data in it; null without any. */
  ask(document: string, variables: Variables): Promise<object | null>;
}

/** Sends every query with every selectable field and every set of variables; returns the fields that were requested, as `Salon.title`. */
export async function askEverything({ schema, samples, ask }: Sweep): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const random = demoRandom(`sweep:${field.name}`);
    const operations = operationsFor(schema, 'query', field);
    for (const { coordinates } of operations) for (const one of coordinates) asked.add(one);
    const [first, ...others] = variablesFor(field, { samples, random });
    // Deep fields are requested once; the first part has the shallow ones.
    if (first) for (const { document } of operations) await ask(document, first);
    for (const some of inRequests(schema, operations[0]!, others)) await askTogether(some, ask);
  }
  return asked;
}

async function askTogether({ document, variables, parts }: Request, ask: Sweep['ask']): Promise<void> {
  const data = await ask(document, variables);
  // One that has no answer takes those of the others with it.
  if (!data && parts.length > 1) for (const one of parts) await ask(one.document, one.variables);
}

/** Sends each of these mutations with ids of other people's records, and every field of its answer. */
export async function sendEverything(
  { schema, samples, ownId, ask }: Sweep,
  isSent: (field: GraphQLField<unknown, unknown>) => boolean,
): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}).filter(isSent)) {
    const random = demoRandom(`sweep:${field.name}`);
    const drawing = { random, samples, operation: field.name, ownId, extent: 'any' as const };
    for (const { document, coordinates } of operationsFor(schema, 'mutation', field)) {
      for (const one of coordinates) asked.add(one);
      const drawn = field.args.map(({ name, type }) => [name, draw(shapeOf(type), drawing, name)]);
      await ask(document, Object.fromEntries(drawn) as Record<string, unknown>);
    }
  }
  return asked;
}
