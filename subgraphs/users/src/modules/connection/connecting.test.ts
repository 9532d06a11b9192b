import { visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { OPEN_REQUESTS_LIMIT } from '@athenaeum/users-contract';
import { subgraph } from '../../index';
import { aConnection, aMember, aUser } from '../../testing/factories';
import { Connection } from './connection.model';

const CONNECTION = '{ ok code message data { id user_id request_user_id status member { id } } }';
const CONNECT = `mutation ($input: ConnectInput!) { connect(input: $input) ${CONNECTION} }`;
const CLICK = `mutation ($input: ProspectiveConnectionInput!) { upsertProspectiveUserConnection(input: $input) ${CONNECTION} }`;
const UPDATE = `mutation ($input: UpdateConnectionInput!) { updateConnection(input: $input) ${CONNECTION} }`;
const LIST = `query ($input: ConnectionsInput) { connections(input: $input) { ok code count
  counts { connected received sent blocked } data { id status member { id first_name } } } }`;

type Answer = ResultOf<{
  id: string;
  status: string;
  user_id: string;
  request_user_id: string;
  member: { id: string };
} | null>;
interface ListAnswer extends ResultOf<{ id: string; status: string; member: { id: string } | null }[]> {
  count: number;
  counts: Record<string, number>;
}
type Member = Viewer & { id: string };

const world = openForFile(() => createTestWorld(subgraph));

const only = (data: object) => Object.values(data)[0] as Answer;
const connect = async (viewer: Viewer, user_id: string) =>
  only(await world.run(viewer, CONNECT, { input: { user_id } }));
const update = async (viewer: Viewer, input: object) => only(await world.run(viewer, UPDATE, { input }));
const list = async (viewer: Viewer, input: object = {}) =>
  (await world.run<{ connections: ListAnswer }>(viewer, LIST, { input })).connections;
const statusFor = async (viewer: Member, other: Member) =>
  (
    await world.run<{ user: { data: { connection: { status: string } | null } } }>(
      viewer,
      'query ($id: ID!) { user(input: { id: $id }) { data { connection { status } } } }',
      { id: other.id },
    )
  ).user.data.connection?.status ?? null;
const mailsAbout = async (connection_id: string) =>
  (await OutboxMessage.find({ 'payload.connection_id': connection_id }).sort({ created_at: 1 }).lean()).map(
    ({ kind }) => kind,
  );
const two = async (): Promise<[Member, Member]> => [await aMember(), await aMember()];

describe('is refused', () => {
  it('to visitors and prospects', async () => {
    const { id } = await aMember();

    expect(await connect(visitor, id)).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
    expect(await connect(viewerOf((await aUser())._id, 'prospect'), id)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('with oneself, a prospect, a closed account, a lapsed membership and nobody', async () => {
    const member = await aMember();
    const prospect = await aUser({ relationship_type: 'Prospect' });
    const closed = await aUser({ disabled: true });
    const lapsed = await aUser({ subscription_end_date: Date.now() - 1 });

    expect(await connect(member, member.id)).toMatchObject({ ok: false, code: 'INVALID' });
    for (const id of [prospect._id, closed._id, lapsed._id, 'nobody'])
      expect(await connect(member, id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  it('on behalf of another', async () => {
    const [member, other] = await two();
    const third = await aMember();
    const input = { requester_id: other.id, requested_id: third.id };

    expect(only(await world.run(member, CLICK, { input }))).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await Connection.countDocuments({ request_user_id: other.id })).toBe(0);
  });

  it('above the limit of unanswered requests', async () => {
    const [member, other] = await two();
    for (let n = 0; n < OPEN_REQUESTS_LIMIT; n++)
      await aConnection(member.id, `m${n}`, { status: 'PENDING' });

    expect(await connect(member, other.id)).toMatchObject({ ok: false, code: 'LIMITED' });
  });

  it('to decide on the connection of others, and on one’s own request', async () => {
    const [asking, asked] = await two();
    const { data } = await connect(asking, asked.id);

    for (const status of ['ACCEPTED', 'DECLINED', 'WITHDRAWN', 'BLOCKED'])
      expect(await update(await aMember(), { id: data!.id, status })).toMatchObject({ code: 'NOT_FOUND' });
    for (const status of ['ACCEPTED', 'DECLINED'])
      expect(await update(asking, { id: data!.id, status })).toMatchObject({ code: 'CONFLICT' });
    expect(await statusFor(asking, asked)).toBe('PENDING');
  });
});

it('mails a request to the member who is asked, and the acceptance to the requester', async () => {
  const [asking, asked] = await two();

  const { data } = await connect(asking, asked.id);
  expect(data).toMatchObject({ status: 'PENDING', member: { id: asked.id } });
  expect((await connect(asking, asked.id)).data).toEqual(data);
  expect(await mailsAbout(data!.id)).toEqual(['connection_requested']);

  expect((await update(asked, { id: data!.id, status: 'ACCEPTED' })).data).toMatchObject({
    status: 'ACCEPTED',
    member: { id: asking.id },
  });
  await update(asked, { id: data!.id, status: 'ACCEPTED' });
  expect(await mailsAbout(data!.id)).toEqual(['connection_requested', 'connection_accepted']);
});

it('connects two who ask each other at the same time, by one record', async () => {
  const [one, other] = await two();

  await Promise.all([connect(one, other.id), connect(other, one.id), connect(one, other.id)]);

  expect(await statusFor(one, other)).toBe('ACCEPTED');
  expect(await Connection.countDocuments({ $or: [{ user_id: one.id }, { request_user_id: one.id }] })).toBe(
    1,
  );
});

it('accepting and withdrawing at the same time ends as one of the two', async () => {
  const [asking, asked] = await two();
  const { data } = await connect(asking, asked.id);

  const answers = await Promise.all([
    update(asked, { id: data!.id, status: 'ACCEPTED' }),
    update(asking, { id: data!.id, status: 'WITHDRAWN' }),
  ]);

  const { status } = (await Connection.findById(data!.id).lean())!;
  expect(['ACCEPTED', 'WITHDRAWN']).toContain(status);
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect((await mailsAbout(data!.id)).includes('connection_accepted')).toBe(answers[0].ok);
});

describe('a declined request stays silent', () => {
  it('when the requester looks, asks again or withdraws', async () => {
    const [asking, asked] = await two();
    const { data } = await connect(asking, asked.id);
    await update(asked, { id: data!.id, status: 'DECLINED' });

    expect(await statusFor(asking, asked)).toBe('PENDING');
    expect((await connect(asking, asked.id)).data).toMatchObject({ status: 'PENDING' });
    expect((await list(asking, { list: 'sent' })).data).toMatchObject([{ id: data!.id, status: 'PENDING' }]);
    expect((await update(asking, { id: data!.id, status: 'WITHDRAWN' })).data?.status).toBe('WITHDRAWN');
    expect((await list(asking)).count).toBe(0);
    expect((await connect(asking, asked.id)).data?.status).toBe('PENDING');
    // A member who has declined is not asked again.
    expect((await list(asked, { list: 'received' })).count).toBe(0);
    expect(await mailsAbout(data!.id)).toEqual(['connection_requested']);
  });

  it('until the member who declined asks', async () => {
    const [asking, asked] = await two();
    const { data } = await connect(asking, asked.id);
    await update(asked, { id: data!.id, status: 'DECLINED' });

    expect((await connect(asked, asking.id)).data?.status).toBe('ACCEPTED');
  });
});

describe('a block', () => {
  it('ends a connection, and hides the blocking member from the blocked one', async () => {
    const [member, other] = await two();
    const row = await aConnection(other.id, member.id);

    expect((await update(member, { id: row._id, status: 'BLOCKED' })).data?.status).toBe('BLOCKED');

    expect(await connect(other, member.id)).toEqual(await connect(other, 'nobody'));
    expect(await update(other, { user_id: member.id, status: 'BLOCKED' })).toEqual(
      await update(other, { user_id: 'nobody', status: 'BLOCKED' }),
    );
    // Same answer as for a request to a closed account.
    expect((await list(other, { list: 'sent' })).data).toEqual([
      { id: row._id, status: 'PENDING', member: null },
    ]);
    expect((await update(other, { id: row._id, status: 'WITHDRAWN' })).data?.status).toBe('WITHDRAWN');
    expect(await mailsAbout(row._id)).toEqual([]);
    expect((await list(member, { list: 'blocked' })).data).toMatchObject([{ status: 'BLOCKED' }]);
  });

  it('needs no connection, and a request to the blocking member goes nowhere', async () => {
    const [member, other] = await two();

    expect((await update(member, { user_id: other.id, status: 'BLOCKED' })).data?.status).toBe('BLOCKED');

    expect(await connect(other, member.id)).toEqual(await connect(other, 'nobody'));
    expect((await list(other)).count).toBe(0);
    expect((await list(member, { list: 'received' })).count).toBe(0);
    expect(await connect(member, other.id)).toMatchObject({ ok: false, code: 'CONFLICT' });
  });

  it('is lifted only by the member who made it', async () => {
    const [member, other] = await two();
    const { data } = await update(member, { user_id: other.id, status: 'BLOCKED' });

    expect(await update(other, { id: data!.id, status: 'WITHDRAWN' })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await update(member, { id: data!.id, status: 'WITHDRAWN' })).ok).toBe(true);
    expect((await connect(other, member.id)).data?.status).toBe('PENDING');
    expect((await list(member, { list: 'received' })).count).toBe(1);
  });
});

describe('the list', () => {
  it('has a page of each kind, counts of all kinds, and the other member', async () => {
    const member = await aMember();
    const others = await Promise.all(Array.from({ length: 5 }, () => aMember()));
    const [a, b, c, d, e] = others.map(({ id }) => id) as [string, string, string, string, string];
    await aConnection(member.id, a);
    await aConnection(b, member.id);
    await aConnection(c, member.id, { status: 'PENDING' });
    await aConnection(member.id, d, { status: 'DECLINED' });
    await aConnection(member.id, e, { status: 'BLOCKED', blocked_by: member.id });

    const page = await list(member, { list: 'connected', take: 1 });

    expect(page).toMatchObject({ ok: true, count: 2 });
    expect(page.counts).toEqual({ connected: 2, received: 1, sent: 1, blocked: 1 });
    expect(page.data).toHaveLength(1);
    expect((await list(member, { list: 'received' })).data).toMatchObject([{ member: { id: c } }]);
    expect((await list(member)).count).toBe(5);
    expect(await list(member, { list: 'x' })).toMatchObject({ ok: false, code: 'INVALID' });
    expect(await list(member, { take: 101 })).toMatchObject({ ok: false, code: 'INVALID' });
  });

  it('takes a constant number of reads, including members and their connections', async () => {
    const member = await aMember();
    const add = async () => aConnection((await aMember()).id, member.id);
    const query = `{ connections(input: { take: 50 }) { data { member { id first_name connection { status } } } } }`;
    await add();
    const one = await world.countReads(() => world.run(member, query));
    await Promise.all(Array.from({ length: 19 }, add));

    const twenty = await world.countReads(() => world.run(member, query));

    expect(twenty).toBe(one);
    expect(twenty).toBeLessThanOrEqual(5);
  });
});
