import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { Referral } from './referral.model';

const LIST = `query ($input: ReferralsInput) { referrals(input: $input) {
  ok code count data { referred_first_name referred_email referred_company referred_linkedin created_at }
} }`;

interface Answer {
  referrals: {
    ok: boolean;
    code: string | null;
    count: number | null;
    data: { referred_first_name: string }[] | null;
  };
}

const world = openForFile(() => createTestWorld(subgraph));
beforeAll(async () => {
  await Referral.create([
    invited('amara', 'Ana', 1_000),
    invited('amara', 'Bea', 2_000),
    invited('ingrid', 'Cora', 3_000),
  ]);
}, 60_000);

const invited = (referrer_id: string, first: string, created_at: number) => ({
  referrer_id,
  referrer_first_name: referrer_id,
  referrer_last_name: 'Test',
  referrer_email: `${referrer_id}@example.test`,
  referred_first_name: first,
  referred_last_name: 'Friend',
  referred_email: `${first}@example.test`,
  referred_company: 'Halden',
  created_at,
});
const list = async (viewer: Viewer, input?: object) =>
  (await world.run<Answer>(viewer, LIST, { input })).referrals;

it('asks a visitor to sign in and refuses a prospect', async () => {
  expect(await list(visitor)).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
  expect(await list(viewerOf('prospect', 'prospect'))).toMatchObject({ code: 'FORBIDDEN', data: null });
});

it('does not show the friends of another member', async () => {
  expect(await list(viewerOf('noor', 'member'), { referrer_id: 'amara' })).toMatchObject({
    ok: false,
    code: 'NOT_FOUND',
    data: null,
  });
});

it('lists the invited friends, newest first', async () => {
  const { data, count } = await list(viewerOf('amara', 'member'));

  expect(count).toBe(2);
  expect(data?.map(({ referred_first_name }) => referred_first_name)).toEqual(['Bea', 'Ana']);
});

it('shows an admin those of a member', async () => {
  expect(await list(viewerOf('staff', 'admin'), { referrer_id: 'ingrid' })).toMatchObject({ count: 1 });
});
