import { Supergraph } from '@apollo/federation-internals';
import { compose } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { createTypeConditions } from './typeConditions';

const isOfType = createTypeConditions(
  Supergraph.build(
    compose({
      content: `
        type Query { shown: [Shown!] events: [Event!] found: [Found!] }
        interface Shown { id: ID! }
        interface Event implements Shown { id: ID! }
        type Salon implements Shown & Event { id: ID! }
        type Pathway implements Shown { id: ID! }
        type Season { id: ID! }
        union Found = Salon | Season`,
    }),
  ).schema,
);

it.each([
  ['Salon', 'Salon', true],
  ['Salon', 'Event', true],
  ['Salon', 'Shown', true],
  ['Event', 'Shown', true],
  ['Salon', 'Found', true],
  ['Season', 'Found', true],
  ['Pathway', 'Event', false],
  ['Pathway', 'Found', false],
  ['Shown', 'Event', false],
  ['Shown', 'Found', false],
  ['Season', 'Shown', false],
  ['Salon', 'Pathway', false],
  ['ID', 'Shown', false],
  ['Nothing', 'Shown', false],
  ['Salon', 'Nothing', false],
])('%s is of %s: %s', (typename, condition, is) => {
  expect(isOfType(typename, condition)).toBe(is);
  // From what was looked up before.
  expect(isOfType(typename, condition)).toBe(is);
});
