import { readFileSync } from 'node:fs';
import { changedGraph, graphOf, subgraphIn } from '@athenaeum/registry/release';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { collectInputs, sdlOf } from '../codegen/inputs';

/** Descriptions do not matter to operations, and are not part of a supergraph's subgraphs. */
const printed = (graph: GraphQLSchema) =>
  printSchema(lexicographicSortSchema(graph))
    .replace(/"""[^]*?"""/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');

it.each(['users', 'content', 'coaching', 'opportunities'])(
  'the graph with %s replaced by itself is the one of before, and hides the same from clients',
  (name) => {
    const live = readFileSync('gateway/supergraph.graphql', 'utf8');
    const { shared, subgraphs } = collectInputs(process.cwd());
    const subgraph = subgraphs.find((one) => one.name === name)!;

    const composed = changedGraph(live, name, sdlOf(shared, subgraph));

    if (composed.problems) throw new Error(composed.problems.join('\n'));
    expect(printed(composed.graph)).toEqual(printed(graphOf(live)));
    expect(printed(graphOf(composed.supergraph))).toEqual(printed(graphOf(live)));
    // By this a release is known to be what gateways are configured with.
    expect(subgraphIn(composed.supergraph, name)).toBe(subgraphIn(live, name));
  },
);
