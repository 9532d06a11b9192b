import * as z from 'zod';

const port = z.coerce.number().int().min(1).max(65535);

/** What each server of ours is told that stands beside the gateway and reads the registry: the shell and its hosts, the release service. */
export const serverVariables = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses development secrets, demo data, introspection and plain http.'),
  HOST: z.string().default('127.0.0.1').describe('The address it listens on; `0.0.0.0` in a container.'),
  MONGODB_URI: z
    .string()
    .optional()
    .describe(
      'A replica set: transactions need one. Without it the embedded database of `npm start` is used.',
    ),
  MONGODB_DATABASE: z
    .string()
    .default('athenaeum')
    .describe(
      'The name of the database. A second one, `<name>_forgotten`, holds what a restore must not undo.',
    ),
  DATABASE_PORT: port
    .default(27027)
    .describe('Where the embedded database listens, when `MONGODB_URI` names no other.'),
  SHUTDOWN_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('How long to go on serving after being told to stop, so that nothing new is sent here.'),
  SHUTDOWN_LONGEST_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(4000)
    .describe('How long requests in flight may take after that.'),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .default('info')
    .describe('How much is logged.'),
};

/** The embedded database where no other is named. */
export const databaseUriOf = (env: { MONGODB_URI?: string | undefined; DATABASE_PORT: number }): string =>
  env.MONGODB_URI ?? `mongodb://127.0.0.1:${env.DATABASE_PORT}/?directConnection=true`;
