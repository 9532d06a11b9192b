import { KnownEntities } from './knownEntities';

const indexesOf = (representations: readonly Record<string, unknown>[]) => {
  const known = new KnownEntities();
  let next = 0;
  return representations.map((one) => {
    const index = known.indexOf(one, next);
    if (index === next) next++;
    return index;
  });
};

const user = (id: unknown) => ({ __typename: 'User', id });

it('finds an entity that was asked for already', () => {
  expect(indexesOf([user('1'), user('2'), user('1')])).toEqual([0, 1, 0]);
});

it.each([
  ['of another type', { __typename: 'Salon', id: '1' }],
  ['by another key', { __typename: 'User', slug: '1' }],
  ['by a number', user(1)],
  ['by two keys', { ...user('1'), region: 'eu' }],
  ['by a key inside an object', { __typename: 'User', account: { id: '1' } }],
])('tells an entity from one %s', (_how, other) => {
  expect(indexesOf([user('1'), other, user('1'), { ...other }])).toEqual([0, 1, 0, 1]);
});

it('does not take two texts for one', () => {
  const pair = (one: string, other: string) => ({ __typename: 'Pair', one, other });

  expect(indexesOf([pair('a"1"', 'b'), pair('a', '"1"b'), pair('', 'a"1"b')])).toEqual([0, 1, 2]);
});
