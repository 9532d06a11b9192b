import {
  connectDatabase,
  createLogger,
  disconnectDatabase,
  ensureIndexes,
  serveSubgraph,
} from '@athenaeum/kit';
import { readEnv } from './env';
import { subgraph } from './index';

const env = readEnv();
const log = createLogger(subgraph.name);

await connectDatabase(env.MONGODB_URI);
await ensureIndexes(subgraph.models);
const { close } = await serveSubgraph(subgraph, { port: env.PORT, internalKey: env.INTERNAL_KEY });

process.once('SIGTERM', stop);
process.once('SIGINT', stop);

/** Requests in flight finish first. */
function stop(): void {
  close()
    .then(disconnectDatabase)
    .catch((error: unknown) => {
      log.error({ error }, 'stopping failed');
      process.exitCode = 1;
    });
}
