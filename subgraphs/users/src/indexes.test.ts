import { inTransaction } from '@athenaeum/kit';
import { createTestWorld, indexesUsed, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from './index';
import { createLoaders } from './loaders';
import { recordSubscription } from './modules/billing/billing.service';
import { listConnections } from './modules/connection/listConnections.service';
import { forgetMember } from './modules/leaving/forgetMember.service';
import { listLeavingMembers } from './modules/leaving/staffLeaving.service';
import { assertAnotherAdmin } from './modules/memberRecord/assertAnotherAdmin';
import { aUser } from './testing/factories';

openForFile(() => createTestWorld(subgraph));

/** Nobody is there: how the database looks for them is all that matters here. */
const news = (provider: 'stripe' | 'chargebee') => () =>
  recordSubscription({
    provider,
    ...{ customer_id: 'customer', subscription_id: 'subscription' },
    ...{ live: true, ends_at: 5_000, at: 100 },
  }).catch(() => null);
const forget = async () => forgetMember((await aUser())._id);
const leaving = () =>
  listLeavingMembers(viewerOf('admin', 'admin'), {}, createLoaders(viewerOf('admin', 'admin')));
const resign = () => inTransaction((session) => assertAnotherAdmin(session, 'admin')).catch(() => null);

// Without these they would read all members, notifications or connections. MongoDB uses a partial index only where a query
// says the condition of the index.
it.each<[string, string, () => Promise<unknown>, string[]]>([
  ['users', 'stripe_customer_id', news('stripe'), ['stripe_customer_id_1']],
  ['users', 'chargebee_subscription_id', news('chargebee'), ['chargebee_subscription_id_1']],
  ['users', 'isAdmin', resign, ['isAdmin_1']],
  ['users', 'deletion_due_at', leaving, ['deletion_due_at_1']],
  [
    'connections',
    'request_user_id',
    () => listConnections(viewerOf('member'), {}),
    // Each list, and of those that may be met from both sides each side.
    ['user_id_1_status_1_updated_at_-1', 'request_user_id_1_status_1_updated_at_-1'],
  ],
  ['notifications', 'about_id', forget, ['user_id_1_created_at_-1', 'about_id_1']],
])('looks for %s by %s with an index', async (collection, field, work, indexes) => {
  const used = await indexesUsed(work, collection, field);

  expect(used.length).toBeGreaterThan(0);
  expect(used.map((one) => [...new Set(one)].sort())).toEqual(used.map(() => indexes.toSorted()));
});
