import { rmSync } from 'node:fs';
import { reportAndExit } from './problem';
import { refuseWhileRunning } from './running';

const dataDir = process.env.DATA_DIR ?? '.data';

try {
  refuseWhileRunning(dataDir, 'reset');
  rmSync(dataDir, { recursive: true, force: true });
  process.stdout.write(`Emptied ${dataDir}. The next start loads the demo data anew.\n`);
} catch (error) {
  reportAndExit(error);
}
