import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSupergraph } from './supergraph';

/**
 * Run by a process that waits to become the gateway: of a start it takes longest to read the graph, and its text seldom changes.
 * It imports nothing else, so that an edit elsewhere does not undo it.
 */
readSupergraph(
  readFileSync(
    process.env.SUPERGRAPH_FILE ?? resolve(import.meta.dirname, '../../../supergraph.graphql'),
    'utf8',
  ),
);
