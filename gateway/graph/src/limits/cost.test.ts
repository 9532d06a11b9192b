import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { compileCost } from './cost';

const schema = buildSchema(`
  type Query { salons(input: Page): Salons search(input: Page): Found }
  input Page { take: Int }
  type Salons { data: [Salon] }
  type Found { data: Groups }
  type Groups { upcoming: [Salon] recorded: [Salon] }
  type Salon { id: ID people: [Person] }
  type Person { id: ID }
`);

function costOfQuery(query: string): number {
  const document = parse(query);
  const [operation] = document.definitions as OperationDefinitionNode[];
  return compileCost({ schema, document, operation: operation! }, Infinity)({});
}

it('multiplies requested rows down nested lists', () => {
  expect(costOfQuery('{ salons(input: { take: 100 }) { data { people { id } } } }')).toBe(1 + 100 + 500);
});

it('counts them for every list of a grouped answer', () => {
  expect(costOfQuery('{ search(input: { take: 100 }) { data { upcoming { id } recorded { id } } } }')).toBe(
    1 + 1 + 100 + 100,
  );
});
