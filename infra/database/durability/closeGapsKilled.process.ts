import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Compacts a database's folder (closes its gaps), and sends itself SIGKILL before its n-th call of the file system; ends with 0 when
 * there are fewer calls.
 * node --import tsx infra/database/durability/closeGapsKilled.process.ts <folder> <step, from 1>
 */
const [folder, last] = process.argv.slice(2) as [string, string];
const TOUCHING = ['rmSync', 'mkdirSync', 'openSync', 'fsyncSync', 'closeSync', 'renameSync'] as const;

let step = 0;
for (const name of TOUCHING) {
  const original = fs[name] as (...given: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...given: unknown[]) => {
      if (++step === Number(last)) process.kill(process.pid, 'SIGKILL');
      return original(...given);
    },
  });
}
syncBuiltinESMExports();
const { closeGaps } = await import('../src/server/closeGaps');
step = 0;
await closeGaps(folder, { leastFileBytes: 0, leastFreeBytes: 0, leastFreeShare: 0 });
process.exit(0);
