import { serviceViewer, visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aCollection, aSalon, aSpeaker } from '../../testing/factories';
import { GroupMembership } from './groupMembership.model';

const member = viewerOf('member-1');
const other = viewerOf('member-2');
const leader = viewerOf('leader-1');
const editor = viewerOf('editor-1', 'editor');

type Answer = ResultOf<{ id: string; status: string } | null>;
interface Group {
  member_count: number;
  my_membership: { status: string } | null;
  members: { user: { id: string } }[] | null;
  requests: { id: string; user: { id: string } }[] | null;
  calendar: { id: string }[] | null;
}

const world = openForFile(() => createTestWorld(subgraph));

const change = async (viewer: Viewer, name: string, type: string, input: object) =>
  (
    await world.run<Record<string, Answer>>(
      viewer,
      `mutation ($input: ${type}!) { ${name}(input: $input) { ok code data { id status } } }`,
      { input },
    )
  )[name]!;
const join = (viewer: Viewer, collection_id: string) =>
  change(viewer, 'joinPeerGroup', 'JoinPeerGroupInput', { collection_id });
const leave = (viewer: Viewer, collection_id: string) =>
  change(viewer, 'leavePeerGroup', 'JoinPeerGroupInput', { collection_id });
const decide = (viewer: Viewer, id: string, accept: boolean) =>
  change(viewer, 'decideGroupRequest', 'DecideGroupRequestInput', { id, accept });
const seen = async (viewer: Viewer, id: string) =>
  (
    await world.run<{ collection: { data: Group } }>(
      viewer,
      `query ($id: ID!) { collection(input: { id: $id }) { data { join_policy member_count
        my_membership { status } members { user { id } } calendar { id } requests { id user { id } } } } }`,
      { id },
    )
  ).collection.data;
const aGroup = async (join_policy: 'OPEN' | 'ON_REQUEST' = 'ON_REQUEST', salon_ids: string[] = []) => {
  const speaker = await aSpeaker({ user_id: leader.id });
  return aCollection({ type: 'PEER_GROUP', leader_ids: [speaker._id], join_policy, salon_ids });
};

it('is refused to a visitor and a prospect, and for collections that are no peer group or not shown', async () => {
  const { _id } = await aGroup();
  const collection = await aCollection();
  const draft = await aCollection({ type: 'PEER_GROUP', published: false });

  expect((await join(visitor, _id)).code).toBe('UNAUTHENTICATED');
  expect((await join(viewerOf('p', 'prospect'), _id)).code).toBe('FORBIDDEN');
  const missing = await join(member, 'missing');
  expect(await join(member, collection._id)).toEqual(missing);
  expect(await join(member, draft._id)).toEqual(missing);
});

it('is joined at once where it is open, once however often it is pressed, and left again', async () => {
  const { _id } = await aGroup('OPEN');

  const answers = await Promise.all(Array.from({ length: 5 }, () => join(member, _id)));

  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  expect(answers[0]!.data).toMatchObject({ status: 'MEMBER' });
  expect((await leave(member, _id)).ok).toBe(true);
  expect((await leave(member, _id)).code).toBe('NOT_FOUND');
  expect((await seen(member, _id)).member_count).toBe(0);
});

it('is requested where it is on request; its leader or staff decides, nobody else', async () => {
  const { _id } = await aGroup();
  const asked = (await join(member, _id)).data!;
  const second = (await join(other, _id)).data!;
  expect(asked.status).toBe('REQUESTED');

  expect(await decide(other, asked.id, true)).toEqual(await decide(other, 'missing', true));
  expect((await seen(leader, _id)).requests!.map(({ user }) => user.id)).toEqual(['member-1', 'member-2']);
  expect((await decide(leader, asked.id, true)).data).toMatchObject({ status: 'MEMBER' });
  expect((await decide(editor, second.id, false)).data).toMatchObject({ status: 'DECLINED' });

  expect((await seen(member, _id)).my_membership).toEqual({ status: 'MEMBER' });
  // A member can ask only once, so a declined request cannot be withdrawn and repeated.
  expect((await join(other, _id)).data).toMatchObject({ status: 'DECLINED' });
  expect((await leave(other, _id)).code).toBe('NOT_FOUND');
});

it('is decided once: of two concurrent decisions one counts', async () => {
  const { _id } = await aGroup();
  const { data } = await join(member, _id);

  const answers = await Promise.all([decide(leader, data!.id, true), decide(editor, data!.id, false)]);

  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(answers.find(({ ok }) => !ok)?.code).toBe('CONFLICT');
});

it('shows its members to members, leaders and staff; to others how many', async () => {
  const { _id } = await aGroup();
  const { data } = await join(member, _id);
  await decide(leader, data!.id, true);
  await join(viewerOf('asking'), _id);

  for (const viewer of [member, leader, editor])
    expect((await seen(viewer, _id)).members).toEqual([{ user: { id: 'member-1' } }]);
  for (const viewer of [other, viewerOf('asking'), visitor])
    expect(await seen(viewer, _id)).toMatchObject({ members: null, requests: null, member_count: 1 });
  expect((await seen(member, _id)).requests).toBeNull();
});

it('is forgotten with the member', async () => {
  const { _id } = await aGroup('OPEN');
  await join(viewerOf('leaving'), _id);

  await world.run(viewerOf('gateway', 'service'), 'mutation { contentForget(user_id: "leaving") { ok } }');

  expect(await GroupMembership.countDocuments({ user_id: 'leaving' })).toBe(0);
});

it('shows its calendar to its members, leaders and staff, and private events to none of them', async () => {
  const listedOne = await aSalon();
  const hidden = await aSalon({ is_private: true });
  const { _id } = await aGroup('OPEN', [listedOne._id, hidden._id]);
  await join(member, _id);

  for (const viewer of [visitor, viewerOf('p', 'prospect'), other])
    expect((await seen(viewer, _id)).calendar).toBeNull();
  for (const viewer of [member, leader, editor])
    expect((await seen(viewer, _id)).calendar).toEqual([{ id: listedOne._id }]);

  await leave(member, _id);
  expect((await seen(member, _id)).calendar).toBeNull();
});

describe('mail about a request', () => {
  const NOTICE = `query ($id: ID!) { groupNotice(id: $id) {
    ok code data { user_id status slug title leader_user_ids } } }`;
  const notice = async (viewer: Viewer, id: string) =>
    (await world.run<{ groupNotice: { code: string | null; data: object | null } }>(viewer, NOTICE, { id }))
      .groupNotice;
  const queued = async (membership_id: string) =>
    (await OutboxMessage.find({ 'payload.membership_id': membership_id }).sort({ kind: 1 }).lean()).map(
      ({ kind, payload }) => [kind, (payload as { leader_id?: string | null }).leader_id],
    );

  it('has data that only our own services may read', async () => {
    const { _id, slug } = await aGroup();
    const { id } = (await join(member, _id)).data!;

    for (const viewer of [visitor, member, leader, editor, viewerOf('admin', 'admin')])
      expect((await notice(viewer, id)).data).toBeNull();
    expect((await notice(serviceViewer, id)).data).toMatchObject({
      ...{ user_id: member.id, status: 'REQUESTED', slug, leader_user_ids: [leader.id] },
    });
    expect(await notice(serviceViewer, 'gone')).toMatchObject({ data: null });
  });

  it('is sent once for each leader, however often it is asked, and not where the group is open', async () => {
    const speakers = await Promise.all(
      ['lead-a', 'lead-b', null].map((id) => aSpeaker({ user_id: id ?? undefined })),
    );
    const { _id } = await aCollection({ type: 'PEER_GROUP', leader_ids: speakers.map((row) => row._id) });

    const [{ data }] = [await join(member, _id), await join(member, _id)];
    const open = (await join(member, (await aGroup('OPEN'))._id)).data!;

    expect((await queued(data!.id)).sort()).toEqual([
      ['group_requested', 'lead-a'],
      ['group_requested', 'lead-b'],
    ]);
    expect(await queued(open.id)).toEqual([]);
  });

  it('is sent to member support where no leader has an account', async () => {
    const { _id } = await aCollection({ type: 'PEER_GROUP', leader_ids: [(await aSpeaker())._id] });

    const { id } = (await join(member, _id)).data!;

    expect(await queued(id)).toEqual([['group_requested', null]]);
  });

  it('reports the decision once, also of two concurrent ones, and not a refused one', async () => {
    const { _id } = await aGroup();
    const { id } = (await join(member, _id)).data!;

    await decide(other, id, true);
    expect(await queued(id)).toEqual([['group_requested', leader.id]]);
    await Promise.all([decide(leader, id, true), decide(editor, id, false)]);

    expect(await queued(id)).toEqual([
      ['group_request_decided', undefined],
      ['group_requested', leader.id],
    ]);
  });
});
