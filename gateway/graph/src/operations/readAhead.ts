import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSupergraph } from './supergraph';

/**
 * Run by a standby process that will become the gateway: reading the supergraph is the slowest part of a start, and its text seldom changes.
 * It imports nothing else, so that an edit elsewhere does not invalidate it.
 */
readSupergraph(
  readFileSync(
    process.env.SUPERGRAPH_FILE ?? resolve(import.meta.dirname, '../../../supergraph.graphql'),
    'utf8',
  ),
);
