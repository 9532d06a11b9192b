import { connectDatabase, disconnectDatabase, ensureIndexes, Refusal } from '@athenaeum/kit';
import { subgraph as users } from '@athenaeum/users-subgraph';
import * as z from 'zod';
import { portOf } from '../start/ports';
import { asConnectionProblem } from '../start/asConnectionProblem';
import { Problem, reportAndExit } from '../start/problem';
import { appoint } from './appoint';

// npm run admin -- <email> [<first name> <last name>]: makes somebody an admin, the first of an empty installation too.
try {
  const [email, first_name, last_name, ...more] = process.argv.slice(2);
  if (!email || more.length > 0) throw new Problem('Say who: npm run admin -- ada@example.org Ada Lovelace');
  await connectDatabase(
    process.env.MONGODB_URI || `mongodb://127.0.0.1:${portOf('database')}/?directConnection=true`,
    { dbName: process.env.MONGODB_DATABASE || 'athenaeum' },
  ).catch(asConnectionProblem);
  await ensureIndexes(users.models);
  const { isChanged, hasPassword } = await appoint({
    email,
    ...(first_name && { name: { first_name, last_name } }),
  }).catch(asProblem);
  process.stdout.write(`${email} ${isChanged ? 'is an admin now' : 'was an admin already'}.\n`);
  if (!hasPassword && !process.env.OIDC_ISSUER)
    process.stdout.write('A mail with a link to set a password leaves as soon as a worker runs.\n');
  await disconnectDatabase();
} catch (error) {
  reportAndExit(error);
}

function asProblem(error: unknown): never {
  if (error instanceof Refusal) throw new Problem(error.message);
  if (error instanceof z.core.$ZodError) throw new Problem(error.issues[0]!.message);
  throw error;
}
