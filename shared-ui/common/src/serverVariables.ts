import * as z from 'zod';

/** The environment variables that every server of ours reads. */
export const serverVariables = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses development secrets, demo data, introspection and plain http.'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('The address it listens on; `0.0.0.0` in a container.'),
  MONGODB_DATABASE: z
    .string()
    .min(1)
    .default('athenaeum')
    .describe(
      'The name of the database. A second one, `<name>_forgotten`, holds what a restore must not undo.',
    ),
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

/** The description of `MONGODB_URI`, which is optional in some servers only. */
export const DATABASE_ADDRESS =
  'A replica set: transactions need one. Without it the embedded database of `npm start` is used.';
