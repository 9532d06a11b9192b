import { commandsAreNamed } from '@athenaeum/kit';
import { telemetryVariables } from '@athenaeum/kit/telemetry';
import * as z from 'zod';
import { positive, type VariableProblem } from './readConfiguration';

const DEVELOPMENT_DATABASE = 'mongodb://127.0.0.1:27027/?directConnection=true&replicaSet=athenaeum';

/** What the gateway and its workers read alike. */
export const processVariables = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses development secrets, demo data, introspection and plain http.'),
  HOST: z.string().default('127.0.0.1').describe('The address it listens on; `0.0.0.0` in a container.'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//)
    .default(DEVELOPMENT_DATABASE)
    .describe(
      'A replica set: transactions need one. Without it the embedded database of `npm start` is used.',
    ),
  MONGODB_DATABASE: z
    .string()
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
  SHUTDOWN_LONGEST_MS: positive.default(4000).describe('How long requests in flight may take after that.'),
  NAME_COMMANDS: commandsAreNamed,
  ...telemetryVariables,
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .default('info')
    .describe('How much is logged.'),
};

export type ProcessEnv = z.infer<z.ZodObject<typeof processVariables>>;

export const processProblems = ({ NODE_ENV, MONGODB_URI }: ProcessEnv): VariableProblem[] =>
  NODE_ENV === 'production' && MONGODB_URI === DEVELOPMENT_DATABASE
    ? [['MONGODB_URI', 'needs the address of a database']]
    : [];
