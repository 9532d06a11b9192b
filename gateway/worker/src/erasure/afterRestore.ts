import { endAllSessions } from '@athenaeum/bff/members';
import { createEmbeddedClients } from '@athenaeum/graph/subgraphs';
import { forgetMembers } from './forgetMembers';
import { createForgottenList } from './forgotten';

/**
 * Removes from a restored database what must not come back with it: sessions, which may have been ended since, and
 * members who were deleted since. Needs the connection that the models use; returns the number of those members.
 */
export async function afterRestore(databaseName: string): Promise<number> {
  await endAllSessions();
  const parts = {
    clients: await createEmbeddedClients({ isProduction: false }),
    forgotten: createForgottenList(databaseName),
  };
  let forgotten = 0;
  for (let more = await forgetMembers(parts); more > 0; more = await forgetMembers(parts)) forgotten += more;
  return forgotten;
}
