import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { subgraph as coaching } from '@athenaeum/coaching-subgraph';
import { subgraph as content } from '@athenaeum/content-subgraph';
import { MigrationProblem } from '@athenaeum/kit/migrations';
import { subgraph as opportunities } from '@athenaeum/opportunities-subgraph';
import { publisher } from '@athenaeum/registry/commands';
import { subgraph as users } from '@athenaeum/users-subgraph';
import { mongo } from 'mongoose';
import { asConnectionProblem } from '../start/asConnectionProblem';
import { openDatabase } from '../start/openDatabase';
import { Problem, reportAndExit } from '../start/problem';
import { migrate } from './migrate';
import { migrateArguments } from './migrateArguments';

// npm run migrate -- status|rehearse|expand|contract|back [subgraph] [migration]: changes the form of stored data in two steps.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

try {
  const asked = migrateArguments(process.argv.slice(2));
  const database = await openDatabase(process.env.MONGODB_URI, resolve(process.env.DATA_DIR || '.data'));
  // With the driver's own patience: a step outlasts the election of another primary.
  const client = new mongo.MongoClient(database.uri);
  try {
    await client.connect().catch((error: unknown) => asConnectionProblem(error, database.uri));
    await migrate(asked, {
      subgraphs: [users, content, coaching, opportunities],
      place: {
        client,
        db: client.db(process.env.MONGODB_DATABASE || 'athenaeum'),
        by: `${publisher() ?? 'somebody'} on ${hostname()}`,
      },
      say: (line) => void process.stdout.write(`${line}\n`),
      signal: stop.signal,
    });
  } finally {
    await client.close();
    await database.close();
  }
} catch (error) {
  reportAndExit(error instanceof MigrationProblem ? new Problem(error.message) : error);
}
