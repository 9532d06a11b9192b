import * as z from 'zod';
import { DEVELOPMENT_INTERNAL_KEY } from './internalToken';
import { createLogger } from './log';
import { connectDatabase, disconnectDatabase, ensureIndexes } from './mongo';
import { serveSubgraph } from './server';
import type { Subgraph } from './subgraph';

export { serveSubgraph } from './server';

/** One subgraph as a process of its own, until it is told to stop; requests in flight finish first. */
export async function runService(subgraph: Subgraph, defaultPort: number): Promise<void> {
  const env = readServiceEnv(subgraph.name, defaultPort);
  const log = createLogger(subgraph.name);
  await connectDatabase(env.MONGODB_URI);
  await ensureIndexes(subgraph.models);
  const { close } = await serveSubgraph(subgraph, { port: env.PORT, internalKey: env.INTERNAL_KEY });

  const stop = () => {
    close()
      .then(disconnectDatabase)
      .catch((error: unknown) => {
        log.error({ error }, 'stopping failed');
        process.exitCode = 1;
      });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** The environment of a service, read once; a mistake names its variables and never their values. */
export function readServiceEnv(
  name: string,
  defaultPort: number,
  source: NodeJS.ProcessEnv = process.env,
): z.infer<ReturnType<typeof serviceEnv>> {
  const parsed = serviceEnv(defaultPort).safeParse(source);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The environment of the ${name} subgraph is not right.\n${problems.join('\n')}`);
}

const serviceEnv = (defaultPort: number) =>
  z
    .object({
      NODE_ENV: z.string().optional(),
      MONGODB_URI: z.string().min(1),
      PORT: z.coerce.number().int().min(1).max(65535).default(defaultPort),
      INTERNAL_KEY: z.string().min(16),
    })
    .refine(
      ({ NODE_ENV, INTERNAL_KEY }) => NODE_ENV !== 'production' || INTERNAL_KEY !== DEVELOPMENT_INTERNAL_KEY,
      { error: 'The development key is not for production', path: ['INTERNAL_KEY'] },
    );
