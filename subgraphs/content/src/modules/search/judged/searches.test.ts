import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { subgraph } from '../../../index';
import { seedContent } from '../../../seed';
import { ndcg } from './ndcg';
import { GROUPS, SEARCHES, type Group } from './searches';

const rows = Object.values(GROUPS)
  .map((group) => `${group} { slug }`)
  .join(' ');
const SEARCH = `query ($query: String!) { search(input: { query: $query, take: 10 }) { ok data { ${rows} } } }`;

type Found = Record<Group, { slug: string }[]>;

const world = openForFile(() => createTestWorld(subgraph));
const found = new Map<string, Found>();
beforeAll(async () => {
  await seedContent(Date.now());
  for (const { query } of SEARCHES) {
    const { search } = await world.run<{ search: { data: Found } }>(viewerOf('member-1'), SEARCH, { query });
    found.set(query, search.data);
  }
}, 120_000);

const slugsOf = (query: string, group: Group) => found.get(query)![group].map(({ slug }) => slug);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('computes nDCG: 1 for the best order', () => {
  const grades = new Map([
    ['meant', 3],
    ['near', 1],
  ]);

  expect(ndcg(['meant', 'near'], grades)).toBe(1);
  expect(ndcg(['other', 'meant', 'near'], grades)).toBeCloseTo(0.64, 2);
  expect(ndcg(['other'], grades)).toBe(0);
});

it('has a hundred different searches with existing results', async () => {
  const known = new Set<string>();
  for (const name of ['salons', 'speakers', 'categories', 'collections', 'tags'])
    for (const { slug } of await slugsIn(name)) known.add(slug);

  expect(new Set(SEARCHES.map(({ query }) => query)).size).toBe(100);
  for (const { wanted } of SEARCHES)
    for (const grades of wanted.values()) for (const slug of grades.keys()) expect(known).toContain(slug);
});

it('has an nDCG@10 of at least 0.85 on average', () => {
  const scores = SEARCHES.map(({ query, wanted }) => ({
    query,
    score: mean([...wanted].map(([group, grades]) => ndcg(slugsOf(query, group), grades))),
  }));

  const worst = scores
    .filter(({ score }) => score < 0.5)
    .map(({ query, score }) => `${query}: ${score.toFixed(2)}`);
  expect({ enough: mean(scores.map(({ score }) => score)) >= 0.85, worst }).toMatchObject({ enough: true });
});

it('has fewer than three searches without results', () => {
  const empty = SEARCHES.filter(({ query }) =>
    Object.values(found.get(query)!).every((group) => group.length === 0),
  );

  expect(empty.map(({ query }) => query).length).toBeLessThan(3);
});

const slugsIn = (name: string) =>
  mongoose.connection
    .collection<{ slug: string }>(name)
    .find({}, { projection: { slug: 1 } })
    .toArray();
