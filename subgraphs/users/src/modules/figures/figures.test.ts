import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aUser } from '../../testing/factories';
import { MembershipOrder } from '../membership/membershipOrder.model';
import { User } from '../user/user.model';

const admin = viewerOf('admin', 'member', 'admin');
const FIGURES = `query ($input: Period!) { membershipFigures(input: $input) {
  ok code message fields data { members joined { day count } funnel { step count } } } }`;

interface Answer {
  membershipFigures: {
    ok: boolean;
    code: string | null;
    data: { members: number; joined: object[]; funnel: { step: string; count: number | null }[] } | null;
  };
}

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  await User.deleteMany({});
  await MembershipOrder.deleteMany({});
});

const ask = async (input: object, viewer: Viewer = admin) =>
  (await world.run<Answer>(viewer, FIGURES, { input })).membershipFigures;
const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}Z`);
const NOVEMBER = { from: '2025-11-01', to: '2025-11-30' };

it.each([
  ['a visitor', visitor, 'UNAUTHENTICATED'],
  ['a member', viewerOf('m'), 'FORBIDDEN'],
  ['other staff', viewerOf('s', 'member', 'coach', 'support', 'editor'), 'FORBIDDEN'],
])('is refused to %s', async (_who, viewer, code) => {
  expect(await ask(NOVEMBER, viewer)).toMatchObject({ ok: false, code, data: null });
});

it.each([
  { from: '2025-11-30', to: '2025-11-01' },
  { from: '2025-02-30', to: '2025-11-01' },
  { from: '2020-01-01', to: '2025-11-01' },
  { from: 'yesterday', to: 'today' },
])('refuses the period %j', async (input) => {
  expect(await ask(input)).toMatchObject({ ok: false, code: 'INVALID', data: null });
});

it('counts new members by day, including the first and the last moment of the period', async () => {
  await aUser({ created_at: at('2025-10-31', '23:59') });
  await aUser({ created_at: at('2025-11-01', '00:00'), portal_nda_agreement_date: null });
  await aUser({ created_at: at('2025-11-30', '23:59'), intake_form_submitted: true });
  await aUser({ created_at: at('2025-11-30'), relationship_type: 'Prospect' });
  await aUser({ created_at: at('2025-12-01', '00:00') });

  const { data } = await ask(NOVEMBER);

  expect(data).toEqual({
    members: 4,
    joined: [
      { day: '2025-11-01', count: 1 },
      { day: '2025-11-30', count: 2 },
    ],
    funnel: [
      { step: 'checkout', count: null },
      { step: 'account', count: 3 },
      { step: 'agreement', count: 2 },
      { step: 'intake', count: 1 },
    ],
  });
});

it('counts those who began to pay as long as all of them are known', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const order = (given: object) =>
    MembershipOrder.create({
      ...{ user_id: 'u', first_name: 'A', last_name: 'B', email: 'a@example.org', total: 1, currency: 'USD' },
      ...{ claim_hash: Math.random().toString(), created_at: Date.now(), expires_at: Date.now() },
      ...given,
    });
  await order({});
  await order({ status: 'paid', made_account: true });
  await order({ status: 'paid', made_account: false });

  const { data } = await ask({ from: today, to: today });

  expect(data?.funnel[0]).toEqual({ step: 'checkout', count: 2 });
});

it('takes as many reads for a year of a hundred members as for a day of one', async () => {
  for (let n = 0; n < 100; n++) await aUser({ created_at: at('2025-01-01') + n * 3 * 86_400_000 });
  const readsOf = (input: object) => world.countReads(() => ask(input));

  expect(await readsOf({ from: '2025-01-01', to: '2025-12-31' })).toBe(
    await readsOf({ from: '2025-01-01', to: '2025-01-01' }),
  );
}, 30_000);
