import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aConnection, aMember, aUser } from '../../testing/factories';
import { Connection } from './connection.model';

const MINE = '{ me { data { connections { user_id request_user_id status } } } }';

const world = openForFile(() => createTestWorld(subgraph));

const statusFor = async (id: string) =>
  (
    await world.run<{ me: { data: { connections: { status: string }[] } } }>(viewerOf(id), MINE)
  ).me.data.connections.map(({ status }) => status);

it('keeps one record per pair when both ask at the same time', async () => {
  const [one, other] = [await aMember(), await aMember()];

  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 ? aConnection(one.id, other.id) : aConnection(other.id, one.id),
    ),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await Connection.countDocuments({})).toBe(1);
});

it.each([
  ['PENDING', null, ['PENDING'], ['PENDING']],
  ['ACCEPTED', null, ['ACCEPTED'], ['ACCEPTED']],
  ['DECLINED', null, ['PENDING'], ['DECLINED']],
  ['WITHDRAWN', null, ['WITHDRAWN'], []],
  ['BLOCKED', 'asked', ['PENDING'], ['BLOCKED']],
  ['BLOCKED', 'asking', ['BLOCKED'], []],
] as const)(
  'shows %s (closed by the %s) to each as they may know it',
  async (status, by, toAsking, toAsked) => {
    const [asking, asked] = [await aMember(), await aMember()];
    const blocked_by = by && { asked: asked.id, asking: asking.id }[by];
    await aConnection(asking.id, asked.id, { status, blocked_by });

    expect(await statusFor(asking.id)).toEqual(toAsking);
    expect(await statusFor(asked.id)).toEqual(toAsked);
  },
);

it('does not show the connections of another member', async () => {
  const [one, other] = [await aUser(), await aUser()];
  await aConnection(one._id, other._id);

  const answer = await world.run(
    await aMember(),
    'query ($id: ID!) { user(input: { id: $id }) { data { connections { id } } } }',
    { id: one._id },
  );

  expect(answer).toEqual({ user: { data: { connections: null } } });
});
