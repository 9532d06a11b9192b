import { writeSync } from 'node:fs';
import { mongo } from 'mongoose';
import { expand } from '../runMigration';
import { splitNames } from './splitNames';

/**
 * Expands and is killed in the fourth batch: `change` kills it while the batch is written, `before` when it is about to be committed,
 * `after` when it was. Says the sessions of its transactions, as hex. Arguments: address, database, batch size, moment, ms of its lease.
 */
const [uri, database, batchSize, moment, ttl] = process.argv.slice(2);
const FOURTH = 4;
const die = () => void process.kill(process.pid, 'SIGKILL');

const client = await new mongo.MongoClient(uri!, { monitorCommands: true }).connect();
// Counted when they succeeded: one that met another write is made again.
let committed = 0;
client.on('commandStarted', ({ commandName, command }) => {
  if (commandName !== 'commitTransaction') return;
  writeSync(1, `${(command.lsid as { id: mongo.Binary }).id.toString('hex')}\n`);
  if (moment === 'before' && committed === FOURTH - 1) die();
});
client.on('commandSucceeded', ({ commandName }) => {
  if (commandName !== 'commitTransaction') return;
  committed += 1;
  if (moment === 'after' && committed === FOURTH) die();
});

const changed = new Set<unknown>();
await expand(
  { client, db: client.db(database), subgraph: 'sample', by: 'killed' },
  {
    ...splitNames,
    expand: {
      ...splitNames.expand,
      change(document) {
        // A batch that is in conflict with another write is tried again.
        changed.add(document._id);
        if (moment === 'change' && changed.size > Number(batchSize) * (FOURTH - 1)) die();
        return splitNames.expand.change(document);
      },
    },
  },
  { batchSize: Number(batchSize), ttl: Number(ttl) },
);
await client.close();
