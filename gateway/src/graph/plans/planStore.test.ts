import type { QueryPlan } from '@apollo/query-planner';
import { createPlanStore } from './planStore';

const plan = { kind: 'QueryPlan' } as QueryPlan;
const other = { kind: 'QueryPlan' } as QueryPlan;

it('has what was prepared from the moment that its supergraph is in place', async () => {
  const store = createPlanStore();
  await store.set('k', other);

  store.swap(new Map([['k', plan]]), () => {
    store.clear();
    return true;
  });

  expect(await store.get('k')).toBe(plan);
});

it('keeps what it has when the other supergraph is not taken', async () => {
  const store = createPlanStore();
  store.prepared.set('k', plan);

  const refuse = () => {
    throw new Error('not a supergraph');
  };
  expect(() => store.swap(new Map([['k', other]]), refuse)).toThrow();
  expect(await store.get('k')).toBe(plan);

  store.clear();
  expect(await store.get('k')).toBeUndefined();
});

it('keeps prepared plans whatever passes by, and of that what was used last', async () => {
  const store = createPlanStore();
  store.prepared.set('ours', plan);
  await store.set('first', other);
  await store.set('second', other);

  for (let number = 0; number < 499; number++) {
    await store.get('first');
    await store.set(`passing ${number}`, other);
  }

  expect(await store.get('ours')).toBe(plan);
  expect(await store.get('first')).toBe(other);
  expect(await store.get('second')).toBeUndefined();
});
