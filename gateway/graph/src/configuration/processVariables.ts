import { DATABASE_ADDRESS, serverVariables } from '@athenaeum/common/serverVariables';
import { commandsAreNamed } from '@athenaeum/kit';
import { redisVariables } from '@athenaeum/kit/redis';
import { telemetryVariables } from '@athenaeum/kit/telemetry';
import * as z from 'zod';
import type { VariableProblem } from './readConfiguration';

const DEVELOPMENT_DATABASE = 'mongodb://127.0.0.1:27027/?directConnection=true&replicaSet=athenaeum';

/** What the gateway and its workers read alike. */
export const processVariables = {
  ...serverVariables,
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//)
    .default(DEVELOPMENT_DATABASE)
    .describe(DATABASE_ADDRESS),
  NAME_COMMANDS: commandsAreNamed,
  ...redisVariables,
  ...telemetryVariables,
};

export type ProcessEnv = z.infer<z.ZodObject<typeof processVariables>>;

export const processProblems = ({ NODE_ENV, MONGODB_URI }: ProcessEnv): VariableProblem[] =>
  NODE_ENV === 'production' && MONGODB_URI === DEVELOPMENT_DATABASE
    ? [['MONGODB_URI', 'needs the address of a database']]
    : [];
