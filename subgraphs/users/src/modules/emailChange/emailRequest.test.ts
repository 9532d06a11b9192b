import { serviceViewer, type Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aUser } from '../../testing/factories';
import { User } from '../user/user.model';
import { EmailChange } from './emailChange.model';
import { EmailRequest } from './emailRequest.model';

const ASK = `mutation ($input: AskForEmailChangeInput!) { answer: askForEmailChange(input: $input) { ok code data { id } } }`;
const LIST = `query ($input: EmailRequestsInput) { answer: emailRequests(input: $input) { ok code count data {
  id new_email body status member { id email } } } }`;
const DECLINE = `mutation ($input: DeclineEmailChangeInput!) { answer: declineEmailChange(input: $input) { ok code data { status } } }`;
const APPROVE = `mutation ($input: ApproveEmailChangeInput!) { answer: approveEmailChange(input: $input) { ok code } }`;
const KEEP = `mutation ($input: KeepMemberInput!) { answer: keepMember(input: $input) { ok code data { deletion_due_at } } }`;
const OWN = `query { answer: ownEmailChange { ok code data { new_email asked_at confirm_until } } }`;
const OPEN = `mutation ($input: OpenEmailChangeInput!) { answer: openEmailChange(input: $input) { ok } }`;
const LEAVING = `query { answer: leavingMembers { ok code count data { id deletion_due_at } } }`;

type Answer = ResultOf<Record<string, unknown>[] & Record<string, unknown>>;

const world = openForFile(() => createTestWorld(subgraph));
afterEach(() =>
  Promise.all([
    User.deleteMany({}),
    EmailRequest.deleteMany({}),
    AuditRow.deleteMany({}),
    OutboxMessage.deleteMany({}),
  ]),
);

const run = async (viewer: Viewer, query: string, input?: object) =>
  (await world.run<{ answer: Answer }>(viewer, query, input ? { input } : {})).answer;
const anAdmin = async () => viewerOf((await aUser({ isAdmin: true }))._id, 'member', 'admin');
const ask = (user_id: string, new_email: string) => run(serviceViewer, ASK, { user_id, new_email });

it('is for admins alone', async () => {
  const { _id } = await aUser({ deletion_due_at: 5 });
  const {
    data: { id },
  } = await ask(_id, 'new@example.org');

  for (const role of ['member', 'support', 'editor'] as const) {
    const viewer = viewerOf(_id, role);
    expect((await run(viewer, LIST)).code).toBe('FORBIDDEN');
    expect((await run(viewer, LEAVING)).code).toBe('FORBIDDEN');
    expect((await run(viewer, DECLINE, { id, reason: 'x' })).code).toBe('FORBIDDEN');
    expect((await run(viewer, KEEP, { id: _id, reason: 'x' })).code).toBe('FORBIDDEN');
  }
  expect(await EmailRequest.countDocuments({ status: 'waiting' })).toBe(1);
  expect((await User.findById(_id).lean())!.deletion_due_at).toBe(5);
});

it('waits once for each member, with the later address, also when sent twice at the same time', async () => {
  const { _id } = await aUser({});

  await Promise.all([ask(_id, 'one@example.org'), ask(_id, 'one@example.org')]);
  await ask(_id, 'two@example.org');

  expect((await run(await anAdmin(), LIST, { status: 'waiting' })).data).toMatchObject([
    { new_email: 'two@example.org', status: 'waiting', member: { id: _id } },
  ]);
});

it('tells the member what is under way: the request, then the mailed link until it is too old', async () => {
  const { _id } = await aUser({});
  const other = await aUser({});
  const own = async (user_id: string) => (await run(viewerOf(user_id, 'member'), OWN)).data;
  expect(await own(_id)).toBeNull();

  await ask(_id, 'new@example.org');
  expect(await own(_id)).toEqual({
    new_email: 'new@example.org',
    asked_at: expect.any(Number) as number,
    confirm_until: null,
  });
  expect(await own(other._id)).toBeNull();

  const approved = { user_id: _id, email: 'new@example.org' };
  await run(await anAdmin(), APPROVE, { ...approved, reason: 'By phone' });
  await run(serviceViewer, OPEN, { ...approved, token_hash: `hash of ${_id}` });
  expect(await own(_id)).toEqual({
    new_email: 'new@example.org',
    asked_at: null,
    confirm_until: expect.any(Number) as number,
  });

  await EmailChange.updateOne({ user_id: _id }, { expires_at: new Date(0) });
  expect(await own(_id)).toBeNull();
});

it('is decided by an approval, of whichever address', async () => {
  const { _id } = await aUser({});
  await ask(_id, 'typo@example.org');

  const input = { user_id: _id, email: 'right@example.org', reason: 'By phone' };
  expect(await run(await anAdmin(), APPROVE, input)).toMatchObject({ ok: true });

  expect(await EmailRequest.findOne({ user_id: _id }).lean()).toMatchObject({ status: 'approved' });
});

it('is declined once, with a mail that says why', async () => {
  const { _id } = await aUser({});
  const { data } = await ask(_id, 'new@example.org');
  const admin = await anAdmin();
  const input = { id: data.id, reason: 'We could not reach you there.' };

  expect((await run(admin, DECLINE, input)).data).toEqual({ status: 'declined' });
  expect((await run(admin, DECLINE, input)).data).toEqual({ status: 'declined' });

  const letters = await OutboxMessage.find({ 'payload.template': 'email-change-declined' }).lean();
  expect(letters.map(({ payload }) => payload)).toMatchObject([
    { to: { user_id: _id }, params: { note: 'We could not reach you there.' } },
  ]);
  expect(await AuditRow.find().lean()).toMatchObject([
    { operation: 'declineEmailChange', target_id: _id, before: { email_asked_for: 'new@example.org' } },
  ]);
});

it('lists members who are leaving, soonest first, and cancels a deletion with a reason', async () => {
  const later = await aUser({ deletion_due_at: 9_000 });
  const sooner = await aUser({ deletion_due_at: 5_000 });
  const admin = await anAdmin();
  expect((await run(admin, LEAVING)).data.map(({ id }) => id)).toEqual([sooner._id, later._id]);

  const kept = await run(admin, KEEP, { id: sooner._id, reason: 'By phone' });

  expect(kept.data).toEqual({ deletion_due_at: null });
  expect((await run(admin, LEAVING)).data.map(({ id }) => id)).toEqual([later._id]);
  expect(await AuditRow.find().lean()).toMatchObject([
    { operation: 'keepMember', target_id: sooner._id, reason: 'By phone' },
  ]);
});
