import type { Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aUser } from '../../testing/factories';
import { MembershipOrder } from './membershipOrder.model';

const LIST = `query ($input: MembershipSalesInput) { membershipSales(input: $input) { ok code count
  totals { status total } data { id title buyer { name } buyer_name buyer_email } } }`;

const world = openForFile(() => createTestWorld(subgraph));

const list = async (viewer: Viewer, input: object = {}) =>
  (
    await world.run<{ membershipSales: { ok: boolean; data: { id: string; title: string }[] | null } }>(
      viewer,
      LIST,
      { input },
    )
  ).membershipSales;
const anOrder = (_id: string, given: object) =>
  MembershipOrder.create({
    _id,
    user_id: 'nobody-yet',
    first_name: 'Nadia',
    last_name: 'Okafor',
    email: `${_id}@example.test`,
    claim_hash: _id,
    total: 240_000,
    currency: 'USD',
    created_at: 1,
    expires_at: 2,
    ...given,
  });

it('finds unpaid orders by the given name or address, and buyers with an account by theirs', async () => {
  const admin = viewerOf('admin-1', 'member', 'admin');
  const { _id: user_id } = await aUser({ first_name: 'Amara', last_name: 'Osei' });
  await anOrder('unpaid', {});
  await anOrder('renewed', {
    user_id,
    status: 'paid',
    made_account: false,
    first_name: 'A.',
    last_name: 'O.',
  });

  const found = async (words: string, buyer_ids: string[] = []) =>
    (await list(admin, { words, buyer_ids })).data!.map(({ id }) => id);

  expect(await found('nadia okaf')).toEqual(['unpaid']);
  expect(await found('UNPAID@example.test')).toEqual(['unpaid']);
  expect(await found('osei', [user_id])).toEqual(['renewed']);
  expect(await found('(')).toEqual([]);
  expect((await list(admin)).data).toMatchObject([
    { id: 'renewed', title: 'Membership, one more year', buyer: { name: 'Amara Osei' } },
    { id: 'unpaid', title: 'Membership, one year', buyer: null, buyer_name: 'Nadia Okafor' },
  ]);
});

it('is for admins alone', async () => {
  for (const role of ['prospect', 'member', 'support', 'editor'] as const)
    expect(await list(viewerOf('x', role))).toMatchObject({ ok: false, data: null });
});
