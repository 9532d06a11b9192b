import { visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aCollection, aSalon } from '../../testing/factories';
import { Bookmark } from './bookmark.model';

const member = viewerOf('member-1');
const other = viewerOf('member-2');

const CREATE = `mutation ($input: CreateBookmarkInput!) { createBookmark(input: $input) {
  ok code message data { id entry_id type salon { title } coach { id } collection { title } } } }`;
const REMOVE = `mutation ($id: ID!) { removeBookmark(input: { id: $id }) { ok code message data { id } } }`;

type Answer = ResultOf<{ id: string } | null>;

const world = openForFile(() => createTestWorld(subgraph));

const mark = async (viewer: Viewer, salonOrCoachId: string, more: object = {}) =>
  (
    await world.run<{ createBookmark: Answer }>(viewer, CREATE, {
      input: { userId: viewer.id ?? 'nobody', salonOrCoachId, ...more },
    })
  ).createBookmark;
const remove = async (viewer: Viewer, id: string) =>
  (await world.run<{ removeBookmark: Answer }>(viewer, REMOVE, { id })).removeBookmark;

it('is refused to a visitor, for somebody else, and for what the viewer may not know of', async () => {
  const { _id } = await aSalon();
  const hidden = await aSalon({ is_private: true });

  expect((await mark(visitor, _id)).code).toBe('UNAUTHENTICATED');
  expect((await mark(member, _id, { userId: 'member-2' })).code).toBe('FORBIDDEN');
  expect(await mark(member, hidden._id)).toEqual(await mark(member, 'missing'));
});

it('cannot be removed by anybody else', async () => {
  const { data } = await mark(other, (await aSalon())._id);

  expect(await remove(member, data!.id)).toEqual(await remove(member, 'missing'));
  expect(await Bookmark.countDocuments({ _id: data!.id })).toBe(1);
});

it('is a salon by default, and one however often it is pressed', async () => {
  const salon = await aSalon();

  const answers = await Promise.all(Array.from({ length: 6 }, () => mark(member, salon._id)));

  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  expect(answers[0]?.data).toMatchObject({ type: 'SALON', salon: { title: salon.title }, coach: null });
});

it('refers to a coach, who belongs to another domain', async () => {
  expect((await mark(member, 'coach-1', { type: 'COACH' })).data).toMatchObject({
    type: 'COACH',
    salon: null,
    coach: { id: 'coach-1' },
  });
});

describe('a bookmark of a collection', () => {
  const keeper = viewerOf('shelf-keeper');
  const keep = (viewer: Viewer, id: string) => mark(viewer, id, { type: 'COLLECTION' });
  const SAVED = `query ($saved: Boolean!) { collections(input: { saved: { equals: $saved } }) {
    count data { title my_bookmark { id } } } }`;
  const saved = async (viewer: Viewer) =>
    (await world.run<{ collections: { count: number; data: object[] } }>(viewer, SAVED, { saved: true }))
      .collections;

  it('finds it among the member’s own, and nobody else’s', async () => {
    const collection = await aCollection({ title: 'The Director’s Desk' });

    const { data } = await keep(keeper, collection._id);

    expect(data).toMatchObject({ type: 'COLLECTION', salon: null, collection: { title: collection.title } });
    expect(await saved(keeper)).toEqual({
      count: 1,
      data: [{ title: collection.title, my_bookmark: { id: data!.id } }],
    });
    expect(await saved(member)).toEqual({ count: 0, data: [] });
    expect(await saved(visitor)).toEqual({ count: 0, data: [] });
    await remove(keeper, data!.id);
    expect((await saved(keeper)).count).toBe(0);
  });

  it('is refused for a peer group, and for one that is not shown', async () => {
    const group = await aCollection({ type: 'PEER_GROUP' });
    const draft = await aCollection({ published: false });

    for (const { _id } of [group, draft]) expect((await keep(member, _id)).code).toBe('NOT_FOUND');
  });

  it('is not reported to the CRM, whose message knows salons and coaches', async () => {
    const { _id } = await aCollection();

    const { data } = await keep(member, _id);
    await remove(member, data!.id);

    expect(await OutboxMessage.countDocuments({ subject: `bookmark:member-1:${_id}` })).toBe(0);
  });
});

it('is gone when it is removed', async () => {
  const { data } = await mark(member, (await aSalon())._id);

  expect(await remove(member, data!.id)).toMatchObject({ ok: true, data: { id: data!.id } });
  expect((await remove(member, data!.id)).code).toBe('NOT_FOUND');
});

it('shows bookmarks to their member only', async () => {
  const of = `{ _entities(representations: [{ __typename: "User", id: "keeper" }]) { ... on User { bookmarks { type } } } }`;
  await mark(viewerOf('keeper'), (await aSalon())._id);

  expect(await world.run(member, of)).toEqual({ _entities: [{ bookmarks: null }] });
  expect(await world.run(viewerOf('keeper'), of)).toEqual({
    _entities: [{ bookmarks: [{ type: 'SALON' }] }],
  });
});

it('pages bookmarks, RSVPs and progress, all of them without `take`', async () => {
  const reader = viewerOf('pager');
  const salons = await Promise.all([1, 2, 3].map(() => aSalon()));
  for (const { _id } of salons) await mark(reader, _id);
  const of = (page: string) =>
    world.run<{ _entities: [Record<string, { id: string }[]>] }>(
      reader,
      `{ _entities(representations: [{ __typename: "User", id: "pager" }]) { ... on User {
        bookmarks${page} { id } rsvp${page} { id } progress${page} { id } } } }`,
    );

  const [all] = (await of(''))._entities;
  const [second] = (await of('(take: 1, skip: 1)'))._entities;
  const [none] = (await of('(take: -5, skip: -5)'))._entities;

  expect(all.bookmarks).toHaveLength(3);
  expect(second).toEqual({ bookmarks: [all.bookmarks![1]], rsvp: [], progress: [] });
  expect(none.bookmarks).toEqual([]);
});

it('is reported to the CRM when it is set and when it is removed, in that order and once each', async () => {
  const { _id } = await aSalon();

  const { data } = await mark(member, _id);
  await mark(member, _id);
  await remove(member, data!.id);
  await remove(member, data!.id);

  const told = await OutboxMessage.find({ subject: `bookmark:member-1:${_id}` })
    .sort({ place: 1 })
    .lean();
  const payload = { id: data!.id, userId: 'member-1', salonOrCoachId: _id };
  expect(told).toMatchObject([
    { kind: 'bookmark', state: 'open', payload },
    { kind: 'bookmark', state: 'queued', payload },
  ]);
});
