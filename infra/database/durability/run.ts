import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { History } from './history';
import { connect, exitCode, launch } from './process';

const SHORTEST = 200;
const LONGEST = 1500;

/**
 * Kills the database with SIGKILL in the middle of writing, again and again on the same files, and looks each time
 * whether anything acknowledged is lost or anything is there in part.
 * node --import tsx infra/database/durability/run.ts [rounds, 10 unless told]
 */
async function main(): Promise<number> {
  const rounds = Number(process.argv[2] ?? 10);
  const dataDir = mkdtempSync(join(tmpdir(), 'database-kill-'));
  const history = new History();
  try {
    for (let round = 1; round <= rounds; round++) {
      const milliseconds = SHORTEST + Math.random() * (LONGEST - SHORTEST);
      await history.writeUntilKilled(await connect(launch(dataDir)), () => pause(milliseconds));
      const survivor = await connect(launch(dataDir));
      const damage = await history.damage(survivor);
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
