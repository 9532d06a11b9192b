import { buildSchema, parse, validate } from 'graphql';
import { inRequests } from './inRequests';
import { operationsFor } from './operations';

const schema = buildSchema(`
  type Query {
    salon(id: ID!, words: String): Salon
    count(of: String!): Int!
    library(input: Page): [Salon!]!
  }
  input Page { take: Int, words: String }
  type Salon { id: ID! title: String! speakers: [Speaker!]! }
  type Speaker { name: String! }
`);
const operationOf = (name: string) => {
  const [operation] = operationsFor(schema, 'query', schema.getQueryType()!.getFields()[name]!);
  return operation!;
};
const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `s${index}` }));

/** What is asked by its own request once all are taken apart again. */
const asked = (requests: ReturnType<typeof inRequests>) =>
  requests.flatMap(({ parts }) => parts.map(({ variables }) => variables));

it('asks for each set of variables once, several in one request', () => {
  const requests = inRequests(schema, operationOf('salon'), ids(16));

  expect(requests.map(({ parts }) => parts.length)).toEqual([8, 8]);
  expect(asked(requests)).toEqual(ids(16));
  expect(requests[1]!.variables).toMatchObject({ id_0: 's8', id_7: 's15' });
});

it('sends what is left over by itself, so that no other operation is planned for it', () => {
  const requests = inRequests(schema, operationOf('salon'), ids(9));

  expect(requests.map(({ parts }) => parts.length)).toEqual([4, 4, 1]);
  expect(new Set(requests.map(({ document }) => document)).size).toBe(2);
  expect(asked(requests)).toEqual(ids(9));
});

it.each(['salon', 'count', 'library'])('makes operations that the schema has: %s', (name) => {
  const all = { salon: ids(4), count: [{ of: 'a' }, { of: 'b' }], library: [{ input: {} }, {}] }[name]!;
  const requests = inRequests(schema, operationOf(name), all);

  expect(requests).toHaveLength(1);
  expect(validate(schema, parse(requests[0]!.document))).toEqual([]);
});

it('has fewer in one request where a request may not cost that much', () => {
  // Each brings 200 salons and their speakers, of at most 5,000.
  const all = Array.from({ length: 16 }, () => ({ input: { take: 200 } }));

  expect(inRequests(schema, operationOf('library'), all).map(({ parts }) => parts.length)).toEqual([
    4, 4, 4, 4,
  ]);
});

it('sends each by itself where two would cost too much', () => {
  const all = Array.from({ length: 3 }, () => ({ input: { take: 600 } }));

  expect(inRequests(schema, operationOf('library'), all)).toHaveLength(3);
});

it('is nothing without variables', () => {
  expect(inRequests(schema, operationOf('salon'), [])).toEqual([]);
});
