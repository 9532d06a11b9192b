import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { History } from './history';
import { connect, exitCode, launch } from './process';

const MIN_RUN_MS = 200;
const MAX_RUN_MS = 1500;

/**
 * Kills the database with SIGKILL in the middle of writing, repeatedly on the same files, and checks each time that no
 * acknowledged write is lost and none is there in part.
 * node --import tsx infra/database/durability/run.ts [rounds, default 10]
 */
async function main(): Promise<number> {
  const rounds = Number(process.argv[2] ?? 10);
  const dataDir = mkdtempSync(join(tmpdir(), 'database-kill-'));
  const history = new History();
  try {
    for (let round = 1; round <= rounds; round++) {
      const milliseconds = MIN_RUN_MS + Math.random() * (MAX_RUN_MS - MIN_RUN_MS);
      await history.writeUntilKilled(await connect(launch(dataDir)), () => pause(milliseconds));
      const survivor = await connect(launch(dataDir));
      const damage = await history.lossesIn(survivor);
      await survivor.client.close();
      await exitCode(survivor.child, (child) => child.kill('SIGTERM'));
      const written = `${history.items.size} items, ${history.batches.size} batches acknowledged`;
      console.log(
        `kill ${round}: ${written}; ${damage.length === 0 ? 'nothing lost, nothing in part' : damage.join('; ')}`,
      );
      if (damage.length > 0) return 1;
    }
    return 0;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main();
