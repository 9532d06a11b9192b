import { subscribeToFacts, type PublishedFact } from '@athenaeum/kit/facts';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aMember } from '../../testing/factories';

const CONNECT = 'mutation ($input: ConnectInput!) { connect(input: $input) { ok code message data { id } } }';
const UPDATE =
  'mutation ($input: UpdateConnectionInput!) { updateConnection(input: $input) { ok code message } }';

const world = openForFile(() => createTestWorld(subgraph));
let heard: PublishedFact[];
let stop: () => void;
beforeEach(() => {
  heard = [];
  ({ stop } = subscribeToFacts((fact) => heard.push(fact)));
});
afterEach(() => stop());

/** Who was told since the last time that this was asked. */
function told(): string[] {
  const accounts = heard.map(({ kind, to }) => {
    expect(kind).toBe('connection');
    return typeof to === 'object' && 'account' in to ? to.account : 'others';
  });
  heard = [];
  return accounts.sort();
}

async function twoMembers() {
  const [asking, asked] = [await aMember(), await aMember()];
  const { connect } = await world.run<{ connect: { data: { id: string } } }>(asking, CONNECT, {
    input: { user_id: asked.id },
  });
  const both = [asking.id, asked.id].sort();
  expect(told()).toEqual(both);
  const change = async (by: { id: string | null }, status: string) => {
    const { updateConnection } = await world.run<{ updateConnection: { ok: boolean } }>(
      viewerOf(by.id),
      UPDATE,
      { input: { id: connect.data.id, status } },
    );
    expect(updateConnection.ok).toBe(true);
    return told();
  };
  return { asking, asked, both, change };
}

it('tells both of a request, and of its acceptance', async () => {
  const { asked, both, change } = await twoMembers();

  expect(await change(asked, 'ACCEPTED')).toEqual(both);
});

it.each(['DECLINED', 'BLOCKED'])('does not reveal to the member who asked that it was %s', async (status) => {
  const { asked, change } = await twoMembers();

  expect(await change(asked, status)).toEqual([asked.id]);
});

it('does not reveal to a member who was silently declined by another way either: withdrawing is one’s own', async () => {
  const { asking, asked, change } = await twoMembers();
  await change(asked, 'DECLINED');

  expect(await change(asking, 'WITHDRAWN')).toEqual([asking.id]);
});
