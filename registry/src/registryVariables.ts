import { DATABASE_ADDRESS, serverVariables } from '@athenaeum/common/serverVariables';
import * as z from 'zod';

const port = z.coerce.number().int().min(1).max(65535);

/** The environment variables of servers that read the registry: the shell, the hosts of remotes, the release service. */
export const registryVariables = {
  ...serverVariables,
  MONGODB_URI: z.string().optional().describe(DATABASE_ADDRESS),
  DATABASE_PORT: port
    .default(27027)
    .describe('Where the embedded database listens, when `MONGODB_URI` names no other.'),
};

/** The embedded database where no other is named. */
export const databaseUriOf = (env: { MONGODB_URI?: string | undefined; DATABASE_PORT: number }): string =>
  env.MONGODB_URI ?? `mongodb://127.0.0.1:${env.DATABASE_PORT}/?directConnection=true`;
