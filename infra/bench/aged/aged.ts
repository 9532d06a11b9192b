import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { age, type Kept } from './age';
import { startDatabaseProcess, type DatabaseProcess } from './databaseProcess';
import { createIndexes, message, messagesOf } from './messages';
import { measure } from './measure';

/**
 * The embedded database on a new file, on the same file after many writes, and after it was started again on that file:
 * node --import tsx infra/bench/aged/aged.ts [writes, default a million] [folder to keep it in]
 */
const WRITES = Number(process.argv[2] ?? 1_000_000);
const COUNT = 50_000;
const BATCH = 1000;

const keptIn = process.argv[3];
const dataDir = keptIn ?? mkdtempSync(join(tmpdir(), 'athenaeum-aged-'));
const kept: Kept = { first: 0, next: 0 };
let database = await startDatabaseProcess(dataDir);
try {
  await fill(database);
  await report('new', database);

  const startedAt = performance.now();
  await age(messagesOf(database.client), kept, WRITES);
  console.log(`${WRITES} writes in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  await report('aged', database);
  await database.stop();
  console.log(JSON.stringify(kept));

  database = await startDatabaseProcess(dataDir);
  await report('aged, started again', database);
} finally {
  await database.stop();
  if (!keptIn) rmSync(dataDir, { recursive: true, force: true });
}

async function fill({ client }: DatabaseProcess): Promise<void> {
  const messages = messagesOf(client);
  await createIndexes(messages);
  while (kept.next < COUNT)
    await messages.insertMany(Array.from({ length: BATCH }, () => message(kept.next++)));
}

async function report(state: string, running: DatabaseProcess): Promise<void> {
  const fileMegabytes = (running.fileBytes() / 2 ** 20).toFixed(1);
  console.log({ state, readyMs: running.readyMs, fileMegabytes });
  console.table(await measure(running, kept));
}
