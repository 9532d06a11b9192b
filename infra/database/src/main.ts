import { readEnvironment } from './server/environment';
import { startDatabase } from './server/startDatabase';
import { StartError } from './server/startError';

/** The database as a process of its own: reports when it is ready, ends on a signal or when its parent process has ended. */
async function main(): Promise<void> {
  const database = await startDatabase(readEnvironment(process.env));
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    database.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  console.log(JSON.stringify({ ready: true, service: 'database', port: database.port, uri: database.uri }));
}

function fail(error: unknown): void {
  if (error instanceof StartError) console.error(error.message);
  else console.error('The database stopped on an unexpected error:', error);
  process.exit(1);
}

main().catch(fail);
