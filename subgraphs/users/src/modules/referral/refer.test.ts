import { visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { REFERRAL_LIMITS } from '@athenaeum/users-contract';
import { subgraph } from '../../index';
import { aUser } from '../../testing/factories';
import type { UserRow } from '../user/user.model';
import { acceptAgreement } from '../agreement/agreement.service';
import { placeMembershipOrder } from '../membership/placeMembershipOrder';
import { settleMembershipOrder } from '../membership/settleMembershipOrder';
import { Referral } from './referral.model';
import { ReferralMail } from './referralMail.model';

const REFER = `mutation ($input: ReferInput!) { refer(input: $input) {
  ok code message fields data { id referred_email referred_linkedin status } } }`;
const DAY = 86_400_000;

interface Answer {
  refer: {
    ok: boolean;
    code: string | null;
    fields: Record<string, string> | null;
    data: { id: string; referred_email: string; status: string } | null;
  };
}

const world = openForFile(() => createTestWorld(subgraph));
let amara: UserRow;
beforeEach(async () => {
  amara = await aUser({ first_name: 'Amara', last_name: 'Osei' });
});

let friends = 0;
const friend = () => ({
  referred_first_name: 'Nadia',
  referred_last_name: 'Farouk',
  referred_email: `nadia-${++friends}@example.test`,
  referred_company: 'Calder',
  referred_linkedin: '',
});
const from = ({ first_name, last_name, email }: UserRow) => ({
  referrer_first_name: first_name,
  referrer_last_name: last_name,
  referrer_email: email,
});
const refer = async (input: object, viewer: Viewer = viewerOf(amara._id)) =>
  (await world.run<Answer>(viewer, REFER, { input: { ...friend(), ...from(amara), ...input } })).refer;
const invitations = (id: string) =>
  OutboxMessage.countDocuments({ kind: 'referral_invitation', 'payload.referral_id': id });
const joinedAt = async (email: string) => {
  const { referrals } = await world.run<{
    referrals: { data: { referred_email: string; joined_at: number | null }[] };
  }>(viewerOf(amara._id), '{ referrals { data { referred_email joined_at } } }');
  return referrals.data.find(({ referred_email }) => referred_email === email)?.joined_at;
};
const noticeOf = async (id: string) =>
  (
    await world.run<{ referralNotice: { data: object | null } }>(
      viewerOf(null, 'service'),
      'query ($id: ID!) { referralNotice(id: $id) { data { first_name last_name email referrer_name } } }',
      { id },
    )
  ).referralNotice.data;
const statusOf = async (email: string) => {
  const { referrals } = await world.run<{
    referrals: { data: { referred_email: string; status: string }[] };
  }>(viewerOf(amara._id), '{ referrals { data { referred_email status } } }');
  return referrals.data.find(({ referred_email }) => referred_email === email)?.status;
};

it('is for members, and not on behalf of another member', async () => {
  const other = await aUser();

  expect(await refer({}, visitor)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await refer({}, viewerOf('p', 'prospect'))).toMatchObject({ code: 'FORBIDDEN' });
  expect(await refer(from(other))).toMatchObject({ code: 'FORBIDDEN', data: null });
});

it.each([
  [{ referred_first_name: ' ' }, { referred_first_name: 'Referred first name is required' }],
  [{ referred_last_name: '' }, { referred_last_name: 'Referred last name is required' }],
  [{ referred_email: 'nadia' }, { referred_email: 'Valid referred email is required' }],
  [{ referred_company: '' }, { referred_company: 'Referred company is required' }],
  [{ referred_linkedin: 'in/nadia' }, { referred_linkedin: 'LinkedIn URL is too short' }],
  [{ referrer_first_name: '' }, { referrer_first_name: 'Referrer first name is required' }],
  [{ referrer_last_name: '' }, { referrer_last_name: 'Referrer last name is required' }],
  [{ referrer_email: '' }, { referrer_email: 'Valid referrer email is required' }],
])('validates the payload again: %o', async (change, fields) => {
  expect(await refer(change)).toMatchObject({ ok: false, code: 'INVALID', fields });
});

it('invites a friend once, however often and by how many concurrent requests', async () => {
  const { referred_email } = friend();

  const answers = await Promise.all([1, 2, 3, 4].map(() => refer({ referred_email })));
  const later = await refer({ referred_email: referred_email.toUpperCase() });

  expect(new Set([...answers, later].map(({ data }) => data!.id)).size).toBe(1);
  expect(await invitations(later.data!.id)).toBe(1);
});

it('answers alike for a member’s address and for an unknown one', async () => {
  const known = await aUser();

  const [one, two] = [await refer({ referred_email: known.email }), await refer({})];

  expect({ ...one, data: { ...one.data, id: '', referred_email: '' } }).toEqual({
    ...two,
    data: { ...two.data, id: '', referred_email: '' },
  });
  expect(one.data).toMatchObject({ status: 'sent' });
});

it('reveals nothing about a friend who was a member when invited, whatever they do afterwards', async () => {
  const known = await aUser({ portal_nda_agreement_date: null, latest_signed_agreement: null });
  await refer({ referred_email: known.email });

  await acceptAgreement(known._id, null);

  expect(await statusOf(known.email)).toBe('sent');
});

it('mails an address once, for the first of the members who invite it, and answers the others alike', async () => {
  const { referred_email } = friend();
  const others = await Promise.all([1, 2, 3].map(() => aUser()));

  const first = await refer({ referred_email });
  const later = await Promise.all(
    others.map((other) =>
      refer({ referred_email: referred_email.toUpperCase(), ...from(other) }, viewerOf(other._id)),
    ),
  );

  expect(await noticeOf(first.data!.id)).toMatchObject({ first_name: 'Nadia', referrer_name: 'Amara Osei' });
  for (const { ok, data } of later) {
    expect({ ok, status: data!.status }).toEqual({ ok: true, status: 'sent' });
    expect(await invitations(data!.id)).toBe(1);
    expect(await noticeOf(data!.id)).toBeNull();
  }
});

it('mails one of the concurrent invitations of an address', async () => {
  const { referred_email } = friend();
  const members = await Promise.all([1, 2, 3, 4].map(() => aUser()));

  const answers = await Promise.all(
    members.map((member) => refer({ referred_email, ...from(member) }, viewerOf(member._id))),
  );

  const notices = await Promise.all(answers.map(({ data }) => noticeOf(data!.id)));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  expect(notices.filter(Boolean)).toHaveLength(1);
});

it('does not mail a friend again when the member who invited them has left', async () => {
  const { referred_email } = friend();
  const first = await refer({ referred_email });
  await Referral.deleteOne({ _id: first.data!.id });
  const other = await aUser();

  const later = await refer({ referred_email, ...from(other) }, viewerOf(other._id));

  expect(await noticeOf(later.data!.id)).toBeNull();
});

it('counts an invitation from before the claim of addresses as mailed', async () => {
  const { referred_email } = friend();
  const first = await refer({ referred_email });
  await ReferralMail.deleteMany({ referral_id: first.data!.id });
  const other = await aUser();

  const later = await refer({ referred_email, ...from(other) }, viewerOf(other._id));

  expect(await noticeOf(later.data!.id)).toBeNull();
  expect(await noticeOf(first.data!.id)).not.toBeNull();
});

it('refuses the member’s own address', async () => {
  expect(await refer({ referred_email: amara.email })).toMatchObject({ code: 'INVALID' });
});

it('stops at the daily limit, also for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: REFERRAL_LIMITS.perDay + 5 }, () => refer({})));

  expect(answers.filter(({ ok }) => ok)).toHaveLength(REFERRAL_LIMITS.perDay);
  expect(answers.filter(({ code }) => code === 'LIMITED')).toHaveLength(5);
  expect(await Referral.countDocuments({ referrer_id: amara._id })).toBe(REFERRAL_LIMITS.perDay);
}, 60_000);

it('follows a friend until they are a member, and closes invitations without an answer', async () => {
  const { referred_email: email } = friend();
  await refer({ referred_email: email });
  const seen = [await statusOf(email)];

  const details = { first_name: 'Nadia', last_name: 'Farouk', email };
  const order = await placeMembershipOrder({ claim_hash: 'h', total: 100, currency: 'USD', buyer: details });
  await settleMembershipOrder({
    id: order._id,
    outcome: 'paid',
    provider: 'embedded',
    customer_id: 'c',
    invoice_id: `in-${email}`,
    amount: 100,
    currency: 'USD',
    at: Date.now(),
  });
  seen.push(await statusOf(email));
  await acceptAgreement(order.user_id, null);
  seen.push(await statusOf(email));
  const quiet = friend().referred_email;
  await refer({ referred_email: quiet });
  await Referral.updateOne({ referred_email: quiet }, { created_at: Date.now() - 91 * DAY });

  const { joined_at } = (await Referral.findOne({ referred_email: email }).lean())!;
  expect(seen).toEqual(['sent', 'joined', 'member']);
  expect(await joinedAt(email)).toBe(joined_at);
  expect(joined_at).toEqual(expect.any(Number));
  expect(await statusOf(quiet)).toBe('closed');
});
