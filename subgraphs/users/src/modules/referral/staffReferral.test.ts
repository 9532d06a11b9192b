import { visitor, type Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { inTransaction } from '@athenaeum/kit';
import { aUser } from '../../testing/factories';
import { advanceReferrals } from './advanceReferrals';
import { Referral } from './referral.model';
import { findReferralNotice } from './referral.service';

const LIST = `query ($input: AllReferralsInput) { allReferrals(input: $input) { ok code count
  statuses { sent joined member closed }
  data { id referrer { id } referrer_name referred_name status joined_at closed_at } } }`;
const CLOSE = `mutation ($input: CloseReferralInput!) { closeReferral(input: $input) {
  ok code message fields data { id status closed_at } } }`;
const DAY = 86_400_000;

interface Listed extends ResultOf<
  { id: string; referred_name: string; status: string; joined_at: number | null }[] | null
> {
  count: number;
  statuses: Record<string, number>;
}

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => Promise.all([Referral.deleteMany({}), AuditRow.deleteMany({})]));

const admin = viewerOf('admin-1', 'member', 'admin');
const invited = (_id: string, given: object = {}) =>
  Referral.create({
    _id,
    referrer_id: 'amara',
    referrer_first_name: 'Amara',
    referrer_last_name: 'Osei',
    referrer_email: 'amara@example.test',
    referred_first_name: 'Nadia',
    referred_last_name: _id,
    referred_email: `${_id}@example.test`,
    referred_company: 'Halden',
    created_at: Date.now() - DAY,
    ...given,
  });
const list = async (viewer: Viewer, input: object = {}) =>
  (await world.run<{ allReferrals: Listed }>(viewer, LIST, { input })).allReferrals;
const close = async (viewer: Viewer, id: string, reason = 'Has moved abroad') =>
  (
    await world.run<{
      closeReferral: { ok: boolean; code: string | null; data: { status: string } | null };
    }>(viewer, CLOSE, { input: { id, reason } })
  ).closeReferral;
const found = async (input: object) => (await list(admin, input)).data!.map(({ id }) => id).sort();

it.each([
  ['a visitor', visitor],
  ['the member who invited', viewerOf('amara')],
  ['board support', viewerOf('s', 'member', 'support')],
  ['an editor', viewerOf('e', 'member', 'editor')],
])('is not for %s', async (_who, viewer) => {
  await invited('one');

  expect(await list(viewer)).toMatchObject({ ok: false, data: null });
  expect(await close(viewer, 'one')).toMatchObject({ ok: false, data: null });
  expect(await Referral.findById('one').lean()).toMatchObject({ closed_at: null });
});

it('lists all referrals by status, words and time, and counts each status over the other filters', async () => {
  const { _id: referrer_id } = await aUser();
  await invited('fresh', { referrer_id });
  await invited('old', { created_at: Date.now() - 100 * DAY });
  await invited('joined', { status: 'joined', referrer_last_name: 'Solberg' });
  await invited('member', { status: 'member', referred_company: 'Calder' });
  await invited('closed', { closed_at: 5 });

  expect((await list(admin)).statuses).toEqual({ sent: 1, joined: 1, member: 1, closed: 2 });
  expect(await found({ status: 'sent' })).toEqual(['fresh']);
  expect(await found({ status: 'closed' })).toEqual(['closed', 'old']);
  expect(await found({ words: 'solb nadia' })).toEqual(['joined']);
  expect(await found({ words: '.*' })).toEqual([]);
  expect(await found({ words: 'calder', status: 'sent' })).toEqual([]);
  expect((await list(admin, { words: 'calder', status: 'sent' })).statuses).toMatchObject({
    member: 1,
    sent: 0,
  });
  expect(await found({ created_at: { lt: Date.now() - 99 * DAY } })).toEqual(['old']);
  const [first] = (await list(admin, { orderBy: { referred_last_name: 'asc' }, take: 1 })).data!;
  expect(first).toMatchObject({ referred_name: 'Nadia closed' });
});

it('is closed once with a reason, also by concurrent requests, and nothing is sent any more', async () => {
  await invited('one');
  expect(await close(admin, 'one', ' ')).toMatchObject({ code: 'INVALID' });

  const answers = await Promise.all([1, 2, 3, 4].map(() => close(admin, 'one')));

  expect(answers.every(({ ok, data }) => ok && data?.status === 'closed')).toBe(true);
  expect(await AuditRow.find().lean()).toMatchObject([
    { operation: 'closeReferral', target_id: 'one', reason: 'Has moved abroad' },
  ]);
  expect(await findReferralNotice('one')).toBeNull();
});

it('moves on when the friend joins all the same, with the day', async () => {
  await invited('one');
  await close(admin, 'one');

  await inTransaction((session) => advanceReferrals(session, 'one@example.test', 'joined'));

  expect((await list(admin)).data).toMatchObject([{ status: 'joined', joined_at: expect.any(Number) }]);
});

it('cannot be closed once the friend has joined, nor when it is unknown', async () => {
  await invited('one', { status: 'joined' });

  expect(await close(admin, 'one')).toMatchObject({ ok: false, code: 'CONFLICT' });
  expect(await close(admin, 'nothing')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  expect(await AuditRow.countDocuments()).toBe(0);
});
