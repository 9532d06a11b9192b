import { compose } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { readSupergraph } from './supergraph';

const textWith = (field: string) => compose({ users: `type Query { ${field}: String }` });
const [first, second, third] = ['one', 'two', 'three'].map(textWith) as [string, string, string];
const fieldsOf = (text: string) => Object.keys(readSupergraph(text).schema.getQueryType()!.getFields());

it('reads a text once, also when another was in use meanwhile', () => {
  const read = readSupergraph(first);

  expect(fieldsOf(second)).toEqual(['two']);
  expect(readSupergraph(first)).toBe(read);
});

it('holds on to two', () => {
  const read = readSupergraph(first);

  expect([second, third].map(fieldsOf)).toEqual([['two'], ['three']]);
  expect(readSupergraph(first)).not.toBe(read);
});
