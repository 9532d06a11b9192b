import { GraphQLError, parse } from 'graphql';
import type { Outcome } from '../engines/engine';
import { compileDifferences } from './differences';

const differences = compileDifferences(parse('{ me { mine: name joined friends { name } answers } }'));
const came = (data: Outcome['data'], errors: readonly GraphQLError[] = []): Outcome => ({
  data,
  errors,
  problems: [],
});
const between = (one: object | null, other: object | null) => [
  ...differences(came({ me: one }), came({ me: other })),
];
const failing = (path: (string | number)[], code = 'UNAVAILABLE') =>
  new GraphQLError('secret', { path, extensions: { code } });

it('finds none in fields of another order, and none in a date that is still an object', () => {
  const joined = '2026-11-25T00:00:00.000Z';

  expect(between({ mine: 'A', joined }, { joined: new Date(joined), mine: 'A' })).toEqual([]);
});

it('names places by the requested fields', () => {
  const one = { mine: 'Amara', friends: [{ name: 'Ruth' }, { name: 'Noor' }] };

  expect(between(one, { ...one, mine: 'Somebody' })).toEqual(['me.mine']);
  expect(between(one, { mine: 'Amara', friends: [...one.friends].reverse() })).toEqual([
    'me.friends.0.name',
    'me.friends.1.name',
  ]);
  expect(between(one, { mine: 'Amara', friends: [] })).toEqual(['me.friends']);
  expect(between(one, { mine: 'Amara', friends: null })).toEqual(['me.friends']);
  expect(between(one, null)).toEqual(['me']);
});

it('names no key inside a custom scalar', () => {
  expect(between({ answers: { 'a secret': 1 } }, { answers: { 'a secret': 2 } })).toEqual(['me.answers']);
  expect(between({ answers: { b: 1, a: { c: 2 } } }, { answers: { a: { c: 2 }, b: 1 } })).toEqual([]);
});

it('names a field that fails in only one of them, regardless of the list index', () => {
  const both = (one: GraphQLError[], other: GraphQLError[]) => [
    ...differences(came(null, one), came(null, other)),
  ];

  expect(both([failing(['me', 'friends', 0, 'name'])], [failing(['me', 'friends', 1, 'name'])])).toEqual([]);
  expect(both([failing(['me'])], [])).toEqual(['UNAVAILABLE at me']);
  expect(both([failing(['me'])], [failing(['me'], 'FORBIDDEN')])).toEqual([
    'UNAVAILABLE at me',
    'FORBIDDEN at me',
  ]);
});
