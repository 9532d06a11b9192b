import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aConnection, aMember, aUser } from '../../testing/factories';
import type { ConnectionRow } from '../connection/connection.model';
import type { UserRow } from '../user/user.model';

/** As the gateway asks. */
const ASK = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Salon { shown_connections } } }`;
const CHOOSE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ok code data { shows_attendance } } }`;
const READ = 'query ($id: ID!) { user(input: { id: $id }) { data { id shows_attendance } } }';

type Shown = { shown_connections: string[] | null };

const world = openForFile(() => createTestWorld(subgraph));

const shownAt = async (viewer: Viewer, ...salons: string[]) => {
  const of = salons.map((id) => ({ __typename: 'Salon', id }));
  return (await world.run<{ _entities: Shown[] }>(viewer, ASK, { of }))._entities;
};
const shownTo = async (viewer: Viewer) => (await shownAt(viewer, 's'))[0]!.shown_connections;

/** A connection of a new member, who by default chose to be seen. */
async function two(connection: Partial<ConnectionRow> = {}, other: Partial<UserRow> = {}) {
  const viewer = await aMember();
  const { _id } = await aUser({ shows_attendance: true, ...other });
  await aConnection(viewer.id, _id, connection);
  return { viewer, otherId: _id };
}

it('are connections who chose it, asked by the viewer or by them', async () => {
  const { viewer, otherId } = await two();
  const { _id: asker } = await aUser({ shows_attendance: true });
  await aConnection(asker, viewer.id);

  expect((await shownTo(viewer))?.sort()).toEqual([otherId, asker].sort());
});

it('are none who did not choose it, as nobody does at first', async () => {
  const viewer = await aMember();
  await aConnection(viewer.id, (await aUser())._id);

  expect(await shownTo(viewer)).toEqual([]);
});

it('are none without a connection', async () => {
  const viewer = await aMember();
  await aUser({ shows_attendance: true });

  expect(await shownTo(viewer)).toEqual([]);
});

it.each(['PENDING', 'DECLINED', 'WITHDRAWN', 'BLOCKED'] as const)(
  'are none of a connection that is %s',
  async (status) => {
    const { viewer } = await two({ status });

    expect(await shownTo(viewer)).toEqual([]);
  },
);

it.each<[string, Partial<UserRow>]>([
  ['a former member', { relationship_type: 'Prospect' }],
  ['a lapsed membership', { subscription_end_date: Date.now() - 1 }],
  ['a closed account', { disabled: true }],
])('are not those of %s', async (_who, other) => {
  const { viewer } = await two({}, other);

  expect(await shownTo(viewer)).toEqual([]);
});

it('are hidden from those who are no members, and staff see no more than their own connections', async () => {
  const { otherId } = await two();

  expect(await shownTo(visitor)).toBeNull();
  const prospect = await aUser({ relationship_type: 'Prospect' });
  await aConnection(prospect._id, otherId);
  expect(await shownTo(viewerOf(prospect._id, 'prospect'))).toBeNull();
  for (const role of ['editor', 'support', 'admin'] as const)
    expect(await shownTo(viewerOf((await aUser())._id, role))).toEqual([]);
});

it('take two queries for any number of salons', async () => {
  const { viewer, otherId } = await two();
  let shown: Shown[] = [];

  const reads = await world.countReads(async () => (shown = await shownAt(viewer, 'a', 'b', 'c')));

  expect(shown.map(({ shown_connections }) => shown_connections)).toEqual([[otherId], [otherId], [otherId]]);
  expect(reads).toBe(2);
});

describe('the choice', () => {
  it('is the member’s own, and takes effect at the next read', async () => {
    const viewer = await aMember();
    const other = await aMember();
    await aConnection(viewer.id, other.id);
    const choose = (shows_attendance: boolean, id = other.id) =>
      world.run<{ updateUser: object }>(other, CHOOSE, { input: { id, shows_attendance } });

    expect((await choose(true)).updateUser).toMatchObject({ ok: true, data: { shows_attendance: true } });
    expect(await shownTo(viewer)).toEqual([other.id]);
    expect((await choose(false)).updateUser).toMatchObject({ data: { shows_attendance: false } });
    expect(await shownTo(viewer)).toEqual([]);
    expect((await choose(true, viewer.id)).updateUser).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  });

  it('is told to nobody else', async () => {
    const { viewer, otherId } = await two();
    const told = (await world.run<{ user: { data: object } }>(viewer, READ, { id: otherId })).user;

    expect(told.data).toEqual({ id: otherId, shows_attendance: null });
  });
});
