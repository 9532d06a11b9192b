import { rmSync } from 'node:fs';
import { startDatabase } from '@athenaeum/database';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('usage: database.process.ts <folder>');

// Ctrl-C reaches this process too; the run that holds the other end needs it until it has ended.
process.on('SIGINT', () => undefined);

const database = await startDatabase({ port: 0, dataDir, isThrowaway: true });
process.send?.(database.uri);

// However the run ends, so does this process, and its folder goes with it.
process.once('disconnect', () => {
  void database.close().finally(() => {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    process.exit();
  });
});
