import { reinstateFactors, reinstateSuppressions } from '@athenaeum/bff/members';
import { journalOf } from '@athenaeum/kit/journal';
import { reinstateAlerts } from '@athenaeum/opportunities-subgraph/reinstate';
import { reinstateUsers } from '@athenaeum/users-subgraph/reinstate';
import type { Product } from './product';

/** Clocks differ; what the backup has already is put there again. */
const MARGIN = 5 * 60_000;

/**
 * Puts back what was decided since the backup was made, oldest first: roles, changed passwords, removed passkeys and apps,
 * mail that is no longer wanted, consents. Needs the connection that the models use; answers how many facts that were.
 */
export async function reinstate({ client, database }: Product, madeAt: string): Promise<number> {
  let count = 0;
  const since = { at: { $gte: new Date(Date.parse(madeAt) - MARGIN) } };
  for await (const fact of journalOf(client, database).find(since).sort({ at: 1, _id: 1 })) {
    for (const put of [reinstateUsers, reinstateAlerts, reinstateSuppressions, reinstateFactors])
      await put(fact);
    count += 1;
  }
  return count;
}
