import { connectDatabase, disconnectDatabase, ensureIndexes, serveSubgraph } from '@athenaeum/kit';
import { readEnv } from './env';
import { subgraph } from './index';

const { MONGODB_URI, PORT, INTERNAL_KEY } = readEnv();
await connectDatabase(MONGODB_URI);
await ensureIndexes(subgraph.models);
const { close } = await serveSubgraph(subgraph, { port: PORT, internalKey: INTERNAL_KEY });

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    void close()
      .then(disconnectDatabase)
      .then(() => process.exit(0));
  });
