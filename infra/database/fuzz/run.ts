import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startDatabase } from '../src';
import { compareAnswers } from './compare';

/**
 * Compares results by index with those of a scan, seed after seed, until the time is up.
 * node --import tsx infra/database/fuzz/run.ts [seconds, default 60] [first seed, default the current time]
 */
async function main(): Promise<number> {
  const seconds = Number(process.argv[2] ?? 60);
  const first = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'database-fuzz-'));
  const database = await startDatabase({ port: 0, dataDir, isThrowaway: true });
  const client = await new mongo.MongoClient(database.uri).connect();
  const until = Date.now() + seconds * 1000;
  let seed = first;
  try {
    for (; Date.now() < until; seed++) {
      const differences = await compareAnswers(client.db('fuzz'), seed);
      if (differences.length === 0) continue;
      console.log(`seed ${seed}:\n  ${differences.join('\n  ')}`);
      return 1;
    }
    console.log(`seeds ${first} to ${seed - 1}: indexed answers are those of a scan`);
    return 0;
  } finally {
    await client.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main();
