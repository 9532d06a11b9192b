import { QueryPlanner } from '@apollo/query-planner';
import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { createOperationStore, type OperationStore } from './operationStore';
import { OperationRefused } from './refusal';
import { readSupergraph } from './supergraph';

const SALONS = 'query Salons { salons { ok } }';
const TWO = 'query One { salons { ok } } query Two { coaches { ok } }';
const supergraph = readSupergraph(createFakeSubgraphs().supergraph);
const planned = jest.spyOn(QueryPlanner.prototype, 'buildQueryPlan');

let store: OperationStore;
beforeEach(() => {
  store = createOperationStore(supergraph, { isClosed: true });
  planned.mockClear();
});

it('prepares an operation once, whether it is named or not', () => {
  expect(store.get(SALONS, 'Salons')).toBe(store.get(SALONS, undefined));
});

it('selects an operation of a document by name, and refuses when the name is missing', () => {
  const nameOf = (name: string) => store.get(TWO, name).node.name?.value;

  expect([nameOf('One'), nameOf('Two'), nameOf('One')]).toEqual(['One', 'Two', 'One']);
  for (const name of [undefined, 'Three']) expect(() => store.get(TWO, name)).toThrow(OperationRefused);
  expect(() => store.get(SALONS, 'Other')).toThrow(OperationRefused);
});

it('plans announced operations at once, and others on first execution', () => {
  store.keep(SALONS, 'Salons');
  expect(planned).toHaveBeenCalledTimes(1);

  store.get(SALONS, 'Salons').plan();
  const { plan } = store.get(TWO, 'Two');
  expect(planned).toHaveBeenCalledTimes(1);

  plan();
  plan();
  expect(planned).toHaveBeenCalledTimes(2);
});

it('never evicts announced operations, and evicts others by least recent use', () => {
  const passing = (number: number) => `query Passing${number} { salons { ok } }`;
  store.keep(SALONS, 'Salons');
  const kept = store.get(SALONS, 'Salons');
  const first = store.get(passing(1), undefined);
  const second = store.get(passing(2), undefined);

  for (let number = 3; number < 502; number++) {
    store.get(passing(1), undefined);
    store.get(passing(number), undefined);
  }

  expect(store.get(SALONS, 'Salons')).toBe(kept);
  expect(store.get(passing(1), undefined)).toBe(first);
  expect(store.get(passing(2), undefined)).not.toBe(second);
});

it('discloses nothing about the schema in production, by introspection or by error messages', () => {
  const about = (query: string) => {
    try {
      store.get(query, undefined);
      return '';
    } catch (error) {
      return (error as OperationRefused).message;
    }
  };

  expect(about('{ __schema { types { name } } }')).toMatch(/introspection/i);
  expect(about('{ salon { ok } }')).toMatch(/Cannot query field "salon"/);
  expect(about('{ salon { ok } }')).not.toMatch(/Did you mean/);
});
