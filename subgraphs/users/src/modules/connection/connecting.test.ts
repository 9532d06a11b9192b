import { visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
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

interface Answer {
  ok: boolean;
  code: string | null;
  message: string | null;
  data: {
    id: string;
    status: string;
    user_id: string;
    request_user_id: string;
    member: { id: string };
  } | null;
}
interface ListAnswer {
  ok: boolean;
  count: number;
  counts: Record<string, number>;
  data: { id: string; status: string; member: { id: string } | null }[];
}
type Her = Viewer & { id: string };

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld(subgraph);
});
afterAll(() => world.close());

const only = (data: object) => Object.values(data)[0] as Answer;
const connect = async (viewer: Viewer, user_id: string) =>
  only(await world.run(viewer, CONNECT, { input: { user_id } }));
const update = async (viewer: Viewer, input: object) => only(await world.run(viewer, UPDATE, { input }));
const list = async (viewer: Viewer, input: object = {}) =>
  (await world.run<{ connections: ListAnswer }>(viewer, LIST, { input })).connections;
const statusFor = async (viewer: Her, other: Her) =>
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
const two = async (): Promise<[Her, Her]> => [await aMember(), await aMember()];

describe('is refused', () => {
  it('to visitors and prospects', async () => {
    const { id } = await aMember();

    expect(await connect(visitor, id)).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
    expect(await connect(viewerOf((await aUser())._id, 'prospect'), id)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('with herself, a prospect, a closed account, a membership that has ended and nobody', async () => {
    const her = await aMember();
    const prospect = await aUser({ relationship_type: 'Prospect' });
    const closed = await aUser({ disabled: true });
    const lapsed = await aUser({ subscription_end_date: Date.now() - 1 });

    expect(await connect(her, her.id)).toMatchObject({ ok: false, code: 'INVALID' });
    for (const id of [prospect._id, closed._id, lapsed._id, 'nobody'])
      expect(await connect(her, id)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  it('in the name of another', async () => {
    const [her, other] = await two();
    const third = await aMember();
    const input = { requester_id: other.id, requested_id: third.id };

    expect(only(await world.run(her, CLICK, { input }))).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await Connection.countDocuments({ request_user_id: other.id })).toBe(0);
  });

  it('past so many requests that nobody has answered', async () => {
    const [her, other] = await two();
    for (let n = 0; n < OPEN_REQUESTS_LIMIT; n++) await aConnection(her.id, `m${n}`, { status: 'PENDING' });

    expect(await connect(her, other.id)).toMatchObject({ ok: false, code: 'LIMITED' });
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

it('a request is told to the one who is asked, and her yes to the one who asked', async () => {
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

it('two who ask each other at once are connected, by one record', async () => {
  const [one, other] = await two();

  await Promise.all([connect(one, other.id), connect(other, one.id), connect(one, other.id)]);

  expect(await statusFor(one, other)).toBe('ACCEPTED');
  expect(await Connection.countDocuments({ $or: [{ user_id: one.id }, { request_user_id: one.id }] })).toBe(
    1,
  );
});

it('accepting and taking back at the same moment ends as one of the two', async () => {
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

describe('a refusal stays silent', () => {
  it('when she looks, asks again or takes it back', async () => {
    const [asking, asked] = await two();
    const { data } = await connect(asking, asked.id);
    await update(asked, { id: data!.id, status: 'DECLINED' });

    expect(await statusFor(asking, asked)).toBe('PENDING');
    expect((await connect(asking, asked.id)).data).toMatchObject({ status: 'PENDING' });
    expect((await list(asking, { list: 'sent' })).data).toMatchObject([{ id: data!.id, status: 'PENDING' }]);
    expect((await update(asking, { id: data!.id, status: 'WITHDRAWN' })).data?.status).toBe('WITHDRAWN');
    expect((await list(asking)).count).toBe(0);
    expect((await connect(asking, asked.id)).data?.status).toBe('PENDING');
    // She who said no is not asked again.
    expect((await list(asked, { list: 'received' })).count).toBe(0);
    expect(await mailsAbout(data!.id)).toEqual(['connection_requested']);
  });

  it('until she who refused asks herself', async () => {
    const [asking, asked] = await two();
    const { data } = await connect(asking, asked.id);
    await update(asked, { id: data!.id, status: 'DECLINED' });

    expect((await connect(asked, asking.id)).data?.status).toBe('ACCEPTED');
  });
});

describe('a block', () => {
  it('ends a connection, and the one who is blocked finds nobody', async () => {
    const [her, other] = await two();
    const row = await aConnection(other.id, her.id);

    expect((await update(her, { id: row._id, status: 'BLOCKED' })).data?.status).toBe('BLOCKED');

    expect(await connect(other, her.id)).toEqual(await connect(other, 'nobody'));
    expect(await update(other, { user_id: her.id, status: 'BLOCKED' })).toEqual(
      await update(other, { user_id: 'nobody', status: 'BLOCKED' }),
    );
    // As a request to somebody whose account is closed.
    expect((await list(other, { list: 'sent' })).data).toEqual([
      { id: row._id, status: 'PENDING', member: null },
    ]);
    expect((await update(other, { id: row._id, status: 'WITHDRAWN' })).data?.status).toBe('WITHDRAWN');
    expect(await mailsAbout(row._id)).toEqual([]);
    expect((await list(her, { list: 'blocked' })).data).toMatchObject([{ status: 'BLOCKED' }]);
  });

  it('needs no connection, and a request to her who blocks reaches nobody', async () => {
    const [her, other] = await two();

    expect((await update(her, { user_id: other.id, status: 'BLOCKED' })).data?.status).toBe('BLOCKED');

    expect(await connect(other, her.id)).toEqual(await connect(other, 'nobody'));
    expect((await list(other)).count).toBe(0);
    expect((await list(her, { list: 'received' })).count).toBe(0);
    expect(await connect(her, other.id)).toMatchObject({ ok: false, code: 'CONFLICT' });
  });

  it('is lifted by her who made it alone', async () => {
    const [her, other] = await two();
    const { data } = await update(her, { user_id: other.id, status: 'BLOCKED' });

    expect(await update(other, { id: data!.id, status: 'WITHDRAWN' })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await update(her, { id: data!.id, status: 'WITHDRAWN' })).ok).toBe(true);
    expect((await connect(other, her.id)).data?.status).toBe('PENDING');
    expect((await list(her, { list: 'received' })).count).toBe(1);
  });
});

describe('the list', () => {
  it('has a page of each kind, how many there are of all kinds, and the other member', async () => {
    const her = await aMember();
    const others = await Promise.all(Array.from({ length: 5 }, () => aMember()));
    const [a, b, c, d, e] = others.map(({ id }) => id) as [string, string, string, string, string];
    await aConnection(her.id, a);
    await aConnection(b, her.id);
    await aConnection(c, her.id, { status: 'PENDING' });
    await aConnection(her.id, d, { status: 'DECLINED' });
    await aConnection(her.id, e, { status: 'BLOCKED', blocked_by: her.id });

    const page = await list(her, { list: 'connected', take: 1 });

    expect(page).toMatchObject({ ok: true, count: 2 });
    expect(page.counts).toEqual({ connected: 2, received: 1, sent: 1, blocked: 1 });
    expect(page.data).toHaveLength(1);
    expect((await list(her, { list: 'received' })).data).toMatchObject([{ member: { id: c } }]);
    expect((await list(her)).count).toBe(5);
    expect(await list(her, { list: 'x' })).toMatchObject({ ok: false, code: 'INVALID' });
    expect(await list(her, { take: 101 })).toMatchObject({ ok: false, code: 'INVALID' });
  });

  it('is read with a constant number of reads, with the members and what stands between', async () => {
    const her = await aMember();
    const add = async () => aConnection((await aMember()).id, her.id);
    const query = `{ connections(input: { take: 50 }) { data { member { id first_name connection { status } } } } }`;
    await add();
    const one = await world.countReads(() => world.run(her, query));
    await Promise.all(Array.from({ length: 19 }, add));

    const twenty = await world.countReads(() => world.run(her, query));

    expect(twenty).toBe(one);
    expect(twenty).toBeLessThanOrEqual(5);
  });
});
