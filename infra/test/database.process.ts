import { startDatabase } from '@athenaeum/database';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('usage: database.process.ts <folder>');

const database = await startDatabase({ port: 0, dataDir, isThrowaway: true });
process.send?.(database.uri);

// The test run holds the other end: however it ends, so does this process.
process.once('disconnect', () => void database.close().finally(() => process.exit()));
