import { CLOSING_TIMEOUT_MS, exitOnUnexpectedError } from '@athenaeum/common/server';
import { DATABASE_ADDRESS, serverVariables } from '@athenaeum/common/serverVariables';
import * as z from 'zod';
import { commaList } from './commaList';
import { commandsAreNamed } from './commandComments';
import { ensureIndexes } from './ensureIndexes';
import { closeFacts, factsBetweenProcesses, FactModel, useFactTransport } from './facts';
import { DEVELOPMENT_INTERNAL_KEY } from './internalToken';
import { createLogger } from './log';
import { noteMigrated } from './migrations';
import { connectDatabase, disconnectDatabase } from './mongo';
import { openRedis, redisVariables } from './redis';
import { serveSubgraph } from './server';
import type { Subgraph } from './subgraph';
import { countUnexpected, sendsTraces, startTelemetry, telemetryVariables } from './telemetry';
import { warmUp } from './warmUp';

export { serveSubgraph } from './server';

/** Runs one subgraph as a process of its own until SIGTERM or SIGINT; requests in flight finish first. */
export async function runService(subgraph: Subgraph, defaultPort: number): Promise<void> {
  const env = readServiceEnv(subgraph.name, defaultPort);
  const log = createLogger(subgraph.name);
  const nameCommands = env.NAME_COMMANDS;
  await connectDatabase(env.MONGODB_URI, {
    dbName: env.MONGODB_DATABASE,
    nameCommands,
    traceCommands: sendsTraces(env),
  });
  const problem = env.NODE_ENV === 'production' && (await subgraph.findProductionProblem?.());
  if (problem) throw new Error(problem);
  await ensureIndexes([...subgraph.models, FactModel]);
  await noteMigrated(subgraph);
  const redis = await openRedis({ env, log });
  useFactTransport(factsBetweenProcesses({ redis, log }));
  if (subgraph.warmUp) await warmUp(subgraph.warmUp, { log });
  const { name, about } = subgraph;
  const telemetry = await startTelemetry({ env, service: name, version: about.version, log });
  const { close } = await serveSubgraph(subgraph, {
    port: env.PORT,
    host: env.HOST,
    internalKey: [env.INTERNAL_KEY, ...env.INTERNAL_KEY_PREVIOUS],
    delay: env.SHUTDOWN_DELAY_MS,
    longest: env.SHUTDOWN_LONGEST_MS,
    meter: telemetry.meter,
    nameCommands,
    redis,
  });

  let closing: Promise<void> | undefined;
  const closeOnce = () => (closing ??= closeAll());
  async function closeAll(): Promise<void> {
    await close();
    await closeFacts();
    redis?.close();
    await Promise.all([disconnectDatabase(), telemetry.close()]);
  }
  exitOnUnexpectedError({
    log,
    close: closeOnce,
    timeout: env.SHUTDOWN_DELAY_MS + env.SHUTDOWN_LONGEST_MS + CLOSING_TIMEOUT_MS,
    count: countUnexpected(telemetry.meter),
  });
  const stop = () => {
    closeOnce().catch((error: unknown) => {
      log.error({ error }, 'stopping failed');
      process.exitCode = 1;
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** The environment of a service, read once; an error names the variables and never their values. */
export function readServiceEnv(
  name: string,
  defaultPort: number,
  source: NodeJS.ProcessEnv = process.env,
): z.infer<ReturnType<typeof serviceEnv>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  // An operator reads these: zod's own messages say more here than the ones for forms.
  const parsed = serviceEnv(defaultPort).safeParse(given, { error: z.locales.en().localeError });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The environment of the ${name} subgraph is not right.\n${problems.join('\n')}`);
}

/** All environment variables of a subgraph in a process of its own. */
export const serviceVariables = (defaultPort: number) => ({
  ...serverVariables,
  MONGODB_URI: z.string().min(1).describe(DATABASE_ADDRESS),
  PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .default(defaultPort)
    .describe('The port that the service listens on.'),
  INTERNAL_KEY: z
    .string()
    .min(16)
    .describe("The key that signs the gateway's requests to subgraphs; the same in all of them."),
  INTERNAL_KEY_PREVIOUS: commaList
    .pipe(z.array(z.string().min(16)))
    .describe('Previous values of `INTERNAL_KEY` that are still accepted: `<one>,<another>`.'),
  NAME_COMMANDS: commandsAreNamed,
  ...redisVariables,
  ...telemetryVariables,
});

const serviceEnv = (defaultPort: number) =>
  z
    .object(serviceVariables(defaultPort))
    .refine(
      ({ NODE_ENV, INTERNAL_KEY }) => NODE_ENV !== 'production' || INTERNAL_KEY !== DEVELOPMENT_INTERNAL_KEY,
      { error: 'The development key is not for production', path: ['INTERNAL_KEY'] },
    )
    .refine(
      ({ NODE_ENV, INTERNAL_KEY_PREVIOUS }) =>
        NODE_ENV !== 'production' || !INTERNAL_KEY_PREVIOUS.includes(DEVELOPMENT_INTERNAL_KEY),
      { error: 'The development key is not for production', path: ['INTERNAL_KEY_PREVIOUS'] },
    );
