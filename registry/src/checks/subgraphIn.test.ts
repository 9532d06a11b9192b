import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { changedGraph } from './changedGraph';
import { graphOf } from './liveGraph';
import { subgraphIn } from './subgraphIn';

const live = readFileSync(resolve(__dirname, '../../../gateway/supergraph.graphql'), 'utf8');
/** Without descriptions, which a supergraph keeps once for all of its subgraphs. */
const printed = (sdl: string) =>
  printSchema(lexicographicSortSchema(graphOf(sdl)))
    .replace(/"""[^]*?"""/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');

it.each(['users', 'content', 'coaching', 'opportunities'])(
  'takes %s out of a supergraph so that it can be put back, and hides the same from clients',
  (name) => {
    const composed = changedGraph(live, name, subgraphIn(live, name));

    if (composed.problems) throw new Error(composed.problems.join('\n'));
    expect(printed(composed.supergraph)).toEqual(printed(live));
  },
);

it('has nothing of a subgraph that is not there', () => {
  expect(subgraphIn(live, 'library')).toBe('');
});
