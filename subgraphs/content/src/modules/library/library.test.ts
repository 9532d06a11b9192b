import { visitor, type Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aCollection, aPathway, aReview, aSalon, aSpeaker, aTag } from '../../testing/factories';
import { Category } from '../category/category.model';
import { Collection } from '../collection/collection.model';
import { EventType } from '../eventType/eventType.model';
import { HostGroup } from '../hostGroup/hostGroup.model';
import { Pathway } from '../pathway/pathway.model';
import { Season } from '../pathway/season.model';
import { Review } from '../review/review.model';
import { Salon } from '../salon/salon.model';
import { Speaker } from '../speaker/speaker.model';
import { Tag } from '../tag/tag.model';
import { Testimonial } from '../testimonial/testimonial.model';

interface Entry {
  id: string;
  title: string;
  detail: string | null;
  values: Record<string, unknown>;
  updated_at: number | null;
  used_by: string | null;
}
interface Answer<Data = Entry> extends ResultOf<Data | null> {
  count?: number;
}

const ENTRY = 'id title detail values updated_at used_by';
const editor = viewerOf('editor-1', 'member', 'editor');
const shown = { published: true, publish_at: null };

/** Each kind with the minimal input, and a change of it. */
const KINDS = {
  speakers: {
    name: 'Speaker',
    written: {
      name: 'Ngozi Eze',
      slug: 'ngozi-eze',
      title: null,
      type: 'HOST',
      is_featured: false,
      thumbnail: null,
      description: null,
      ...shown,
    },
    change: { name: 'Ngozi Eze-Brandt' },
    longest: { name: 'x'.repeat(121) },
  },
  categories: {
    name: 'Category',
    written: { title: 'Govern', slug: 'govern', is_featured: false, description: null },
    change: { is_featured: true },
    longest: { title: 'x'.repeat(121) },
  },
  tags: {
    name: 'Tag',
    written: { title: 'Chair a committee', slug: 'chair-a-committee' },
    change: { title: 'Chair a board committee' },
    longest: { title: 'x'.repeat(81) },
  },
  collections: {
    name: 'Collection',
    always: { type: 'COLLECTION' },
    written: {
      title: 'The Director’s Desk',
      slug: 'the-directors-desk',
      author: null,
      thumbnail: null,
      description: null,
      salon_ids: [],
      ...shown,
    },
    change: { author: 'Joanna Whitfield' },
    longest: { description: 'x'.repeat(5001) },
  },
  'peer-groups': {
    name: 'Collection',
    always: { type: 'PEER_GROUP' },
    written: {
      title: 'First-Time Directors',
      slug: 'first-time-directors',
      thumbnail: null,
      description: null,
      leader_ids: [],
      join_policy: 'OPEN',
      salon_ids: [],
      ...shown,
    },
    change: { title: 'New Directors' },
    longest: { title: 'x'.repeat(121) },
  },
  pathways: {
    name: 'Pathway',
    written: {
      title: 'Finance Fluency',
      slug: 'finance-fluency',
      thumbnail: null,
      description: null,
      tips: [],
      ...shown,
    },
    change: { tips: [{ title: 'Take it in order', description: 'Each season leans on the one before.' }] },
    longest: { tips: Array.from({ length: 13 }, () => ({ title: 'One', description: 'more' })) },
  },
  'event-types': {
    name: 'EventType',
    written: {
      event_type: 'SALON',
      title: 'Salons',
      description: null,
      additionalInfo: null,
      image: null,
      url: null,
    },
    change: { url: '/calendar' },
    longest: { url: 'javascript:alert(1)' },
  },
  'host-groups': {
    name: 'HostGroup',
    written: { title: 'With the money', key: 'with-the-money', description: null, leader_ids: [] },
    change: { description: 'Founders and investors.' },
    longest: { title: '' },
  },
} as const;
type Kind = keyof typeof KINDS;
const kindNames = Object.keys(KINDS) as Kind[];

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() =>
  Promise.all(
    [
      AuditRow,
      Category,
      Collection,
      EventType,
      HostGroup,
      Pathway,
      Review,
      Salon,
      Season,
      Speaker,
      Tag,
      Testimonial,
    ].map((model) => (model as { deleteMany(where: object): PromiseLike<unknown> }).deleteMany({})),
  ),
);

const run = async <Data = Entry>(
  viewer: Viewer,
  operation: string,
  input: object,
  type: string,
  data: string,
) =>
  (
    await world.run<{ answer: Answer<Data> }>(
      viewer,
      `${type.startsWith('Librar') ? 'query' : 'mutation'} ($input: ${type}!) {
        answer: ${operation}(input: $input) { ok code message ${data} } }`,
      { input },
    )
  ).answer;
const saveAs = (viewer: Viewer, name: string, input: object) =>
  run(viewer, `save${name}`, input, `Save${name}Input`, `fields data { ${ENTRY} }`);
const save = (kind: Kind, input: object, viewer = editor) => {
  const { name, ...rest } = KINDS[kind];
  return saveAs(viewer, name, { ...('always' in rest ? rest.always : {}), ...input });
};
const removeAs = (viewer: Viewer, name: string, input: object) =>
  run(viewer, `remove${name}`, input, 'RemoveEntryInput', 'fields data { id }');
const list = (input: object, viewer = editor) =>
  run<Entry[]>(viewer, 'libraryEntries', input, 'LibraryEntriesInput', `count data { ${ENTRY} }`);
const arrange = (input: object, viewer = editor) =>
  run<string[]>(viewer, 'arrangeLibrary', input, 'ArrangeLibraryInput', 'fields data');
const made = async (kind: Kind, given: object = {}) => {
  const answer = await save(kind, { ...KINDS[kind].written, ...given });
  if (!answer.data) throw new Error(`${kind}: ${answer.message}`);
  return answer.data;
};

describe.each(kindNames)('%s', (kind) => {
  const { written, change, longest, name } = KINDS[kind];

  it('are written and removed by editors and admins alone', async () => {
    const entry = await made(kind);

    for (const viewer of [visitor, viewerOf('m-1'), viewerOf('c-1', 'coach'), viewerOf('s-1', 'support')]) {
      expect(await save(kind, { ...written, id: entry.id }, viewer)).toMatchObject({ ok: false, data: null });
      expect(await removeAs(viewer, name, { id: entry.id })).toMatchObject({ ok: false });
      expect(await list({ kind }, viewer)).toMatchObject({ ok: false });
    }
    expect(await list({ kind }, viewerOf('a-1', 'admin'))).toMatchObject({ ok: true, count: 1 });
  });

  it('are saved as they were written, with an audit row of what changed', async () => {
    const entry = await made(kind);
    expect(entry.values).toEqual(written);

    const changed = await save(kind, { ...written, ...change, id: entry.id, updated_at: entry.updated_at });
    // Sent again there is no difference.
    await save(kind, { ...written, ...change, id: entry.id, updated_at: changed.data!.updated_at });

    expect(changed.data!.values).toEqual({ ...written, ...change });
    const rows = await AuditRow.find().sort({ at: 1 }).lean();
    expect(rows).toMatchObject([
      { operation: `save${name}`, actor_id: 'editor-1', target_id: entry.id, before: {}, reason: 'Added' },
      { operation: `save${name}`, target_id: entry.id, reason: 'Edited' },
    ]);
    expect(Object.keys(rows[1]!.after as object)).toEqual(Object.keys(change));
  });

  it('are not saved over a concurrent change of a colleague', async () => {
    const entry = await made(kind);
    const colleagues = { ...written, ...change, id: entry.id, updated_at: entry.updated_at };
    await save(kind, colleagues);

    const late = await save(kind, { ...written, id: entry.id, updated_at: entry.updated_at });

    expect(late).toMatchObject({ ok: false, code: 'CONFLICT', data: null });
    expect((await list({ kind })).data![0]!.values).toEqual({ ...written, ...change });
    expect(await removeAs(editor, name, { id: entry.id, updated_at: entry.updated_at })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('are refused at the wrong field, and nothing is written', async () => {
    const answer = await save(kind, { ...written, ...longest });

    expect(answer).toMatchObject({ ok: false, code: 'INVALID' });
    expect(Object.keys(answer.fields!)).toEqual(Object.keys(longest));
    expect(await list({ kind })).toMatchObject({ count: 0 });
    expect(await AuditRow.countDocuments()).toBe(0);
  });

  it('have a unique slug, or a type', async () => {
    await made(kind);

    const second = await save(kind, written);

    expect(second).toMatchObject({ ok: false, code: 'INVALID' });
    expect(Object.values(second.fields!)[0]).toMatch(/already/);
    expect(await list({ kind })).toMatchObject({ count: 1 });
  });

  it('are removed with an audit row of their values', async () => {
    const entry = await made(kind);

    expect(await removeAs(editor, name, { id: entry.id, updated_at: entry.updated_at })).toMatchObject({
      ok: true,
      data: { id: entry.id },
    });
    expect(await list({ kind })).toMatchObject({ count: 0 });
    expect(await AuditRow.findOne({ operation: `remove${name}` }).lean()).toMatchObject({
      target_id: entry.id,
      before: written,
      after: {},
      reason: 'Removed',
    });
    expect(await removeAs(editor, name, { id: entry.id })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('lets only one of two concurrent entries with the same slug through', async () => {
  const answers = await Promise.all([0, 1, 2].map(() => save('tags', KINDS.tags.written)));

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ fields }) => fields?.slug)).toHaveLength(2);
  expect(await Tag.countDocuments()).toBe(1);
});

describe('an entry that is referred to', () => {
  it('is not removed, and the reference is named', async () => {
    const { _id: id } = await aTag();
    await aSalon({ tag_ids: [id] });
    await aSalon({ tag_ids: [id], published: false });

    const answer = await removeAs(editor, 'Tag', { id });

    expect(answer).toMatchObject({
      code: 'CONFLICT',
      message: 'This tag is used by 2 salons, so it cannot be removed.',
    });
    expect(await Tag.countDocuments()).toBe(1);
    expect((await list({ kind: 'tags' })).data).toMatchObject([{ used_by: '2 salons' }]);
  });

  it('is counted for every kind of reference', async () => {
    const { _id: id } = await aSpeaker();
    await aSalon({ speakers: [{ speaker_id: id, type: 'HOST' }] });
    await aCollection({ type: 'PEER_GROUP', leader_ids: [id] });
    await made('host-groups', { leader_ids: [id] });

    expect(await removeAs(editor, 'Speaker', { id })).toMatchObject({
      message: 'This speaker is used by 1 salon, 1 peer group, and 1 host group, so it cannot be removed.',
    });
  });

  it('keeps a pathway while it has seasons or reviews', async () => {
    const { _id: id } = await aPathway();
    await aReview({ entry_id: id, review_type: 'Pathways' });

    expect((await removeAs(editor, 'Pathway', { id })).message).toContain('1 season and 1 review');
  });

  it('cannot be chosen once it is gone', async () => {
    const answer = await save('collections', { ...KINDS.collections.written, salon_ids: ['gone'] });

    expect(answer).toMatchObject({
      code: 'INVALID',
      fields: { salon_ids: expect.stringMatching(/not there/) },
    });
    expect(await Collection.countDocuments()).toBe(0);
  });
});

it('keeps collections and peer groups apart', async () => {
  const { id } = await made('collections');

  expect(await save('peer-groups', { ...KINDS['peer-groups'].written, id })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await list({ kind: 'peer-groups' })).toMatchObject({ count: 0 });
});

describe('order', () => {
  it('is set by staff, and has no gap after a removal', async () => {
    const [first, second, third] = [
      await made('event-types', { event_type: 'SALON' }),
      await made('event-types', { event_type: 'SUMMIT' }),
      await made('event-types', { event_type: 'MEETUP' }),
    ];
    const ids = [third.id, first.id, second.id];

    expect(await arrange({ kind: 'event-types', ids })).toMatchObject({ ok: true, data: ids });
    await removeAs(editor, 'EventType', { id: first.id, updated_at: first.updated_at });

    const { eventTypes } = await world.run<{ eventTypes: { data: { event_type: string }[] } }>(
      visitor,
      '{ eventTypes { data { event_type } } }',
    );
    expect(eventTypes.data).toEqual([{ event_type: 'MEETUP' }, { event_type: 'SUMMIT' }]);
    expect((await EventType.find().sort({ position: 1 }).lean()).map(({ position }) => position)).toEqual([
      0, 1,
    ]);
    expect(await AuditRow.findOne({ operation: 'arrangeLibrary' }).lean()).toMatchObject({
      before: { order: [first.id, second.id, third.id] },
      after: { order: ids },
    });
  });

  it('is refused for a list that has changed meanwhile', async () => {
    const { id } = await made('event-types');

    expect(await arrange({ kind: 'event-types', ids: [id, 'another'] })).toMatchObject({ code: 'CONFLICT' });
    expect(await arrange({ kind: 'tags', ids: [id] })).toMatchObject({ code: 'INVALID' });
    expect(await arrange({ kind: 'event-types', ids: [id] }, viewerOf('m-1'))).toMatchObject({ ok: false });
  });

  it('of seasons is their number, separately for each pathway', async () => {
    const { _id: pathway_id } = await aPathway();
    const { _id: other } = await aPathway();
    const season = { pathway_id, thumbnail: null, description: null, salon_ids: [] };
    const asked = await saveAs(editor, 'Season', { ...season, title: 'Being Found' });
    const first = (await Season.findOne({ pathway_id, number: 1 }).lean())!;
    const second = asked.data!;
    expect(second.detail).toContain('season 2');

    await arrange({ kind: 'seasons', within: pathway_id, ids: [second.id, first._id] });

    expect(await Season.findById(second.id).lean()).toMatchObject({ number: 1 });
    expect(await Season.findById(first._id).lean()).toMatchObject({ number: 2 });
    expect(await Season.findOne({ pathway_id: other }).lean()).toMatchObject({ number: 1 });
    const moved = { ...season, title: 'Being Found', pathway_id: other, id: second.id };
    expect(await saveAs(editor, 'Season', { ...moved, updated_at: second.updated_at })).toMatchObject({
      code: 'INVALID',
      fields: { pathway_id: expect.stringMatching(/stays in its pathway/) },
    });
    await removeAs(editor, 'Season', { id: second.id, updated_at: second.updated_at });
    expect(await Season.findById(first._id).lean()).toMatchObject({ number: 1 });
  });
});

describe('a draft', () => {
  const LISTED = `{ speakers { data { slug } } collections { data { slug } } pathways { data { slug } } }`;
  const slugs = async (viewer: Viewer) => {
    const lists = await world.run<Record<string, { data: { slug: string }[] }>>(viewer, LISTED);
    return Object.values(lists).flatMap(({ data }) => data.map(({ slug }) => slug));
  };
  const open = async (viewer: Viewer, field: string, slug: string) =>
    (
      await world.run<Record<string, { ok: boolean }>>(
        viewer,
        `query ($slug: String) { ${field}(input: { slug: $slug }) { ok } }`,
        { slug },
      )
    )[field]!.ok;

  it.each([
    ['speakers', 'speaker', { published: false, publish_at: null }],
    ['collections', 'collection', { published: false, publish_at: null }],
    ['pathways', 'pathway', { published: true, publish_at: Date.now() + 3_600_000 }],
  ] as const)('of %s is visible to staff alone, until it is published', async (kind, field, hidden) => {
    const member = viewerOf('m-1');
    const entry = await made(kind, hidden);
    const { slug } = KINDS[kind].written;

    expect(await slugs(member)).toEqual([]);
    expect(await open(member, field, slug)).toBe(false);
    expect(await open(editor, field, slug)).toBe(true);

    const published = { ...KINDS[kind].written, publish_at: Date.now() - 1000 };
    await save(kind, {
      ...published,
      publish_at: Date.UTC(2026, 0, 1),
      id: entry.id,
      updated_at: entry.updated_at,
    });
    expect(await slugs(member)).toEqual([slug]);
    expect(await open(member, field, slug)).toBe(true);
  });

  it('is not shown in anything that members see', async () => {
    const { id } = await made('speakers', { published: false });
    await made('host-groups', { leader_ids: [id] });
    const salon = await aSalon({ speakers: [{ speaker_id: id, type: 'HOST' }] });

    const data = await world.run<{
      hostGroups: { data: { leaders: unknown[] }[] };
      salon: { data: { salon_relations: { speaker: unknown }[] } };
    }>(
      visitor,
      `query ($slug: String) { hostGroups { data { leaders { name } } }
        salon(input: { slug: $slug }) { data { salon_relations { speaker { name } } } } }`,
      { slug: salon.slug },
    );

    expect(data.hostGroups.data[0]!.leaders).toEqual([]);
    expect(data.salon.data.salon_relations).toEqual([{ speaker: null }]);
  });
});

describe('testimonials', () => {
  const shownOnSite = async () =>
    (
      await world.run<{ testimonials: { data: { feedback: string }[] } }>(
        visitor,
        '{ testimonials { data { feedback } } }',
      )
    ).testimonials.data.map(({ feedback }) => feedback);

  it('are chosen reviews before the newest, as long as they may be shown', async () => {
    const { _id: entry_id } = await aSalon();
    const old = await aReview({ entry_id, feedback: 'The old one', created_at: 1 });
    await aReview({ entry_id, feedback: 'Newest', created_at: 9 });

    const saved = await saveAs(editor, 'Testimonial', { review_id: old._id });

    expect(saved.data).toMatchObject({
      title: 'Thandiwe Mokoena, The Art of the Ask',
      detail: 'The old one',
    });
    expect(await shownOnSite()).toEqual(['The old one', 'Newest']);
    await Review.updateOne({ _id: old._id }, { state: 'hidden' });
    expect(await shownOnSite()).toEqual(['Newest']);
    expect((await list({ kind: 'testimonials' })).data).toMatchObject([{ detail: 'Hidden: The old one' }]);
  });

  it('are never reviews that may not be shown, nor the same one twice', async () => {
    const { _id: entry_id } = await aSalon();
    const low = await aReview({ entry_id, rating: 2 });
    const good = await aReview({ entry_id });
    await saveAs(editor, 'Testimonial', { review_id: good._id });

    expect(await saveAs(editor, 'Testimonial', { review_id: low._id })).toMatchObject({
      code: 'INVALID',
      fields: { review_id: expect.stringMatching(/four stars/) },
    });
    expect(await saveAs(editor, 'Testimonial', { review_id: good._id })).toMatchObject({
      fields: { review_id: expect.stringMatching(/already/) },
    });
  });
});

it('offers choices for a field, by words and by ids, to staff alone', async () => {
  const { _id: id } = await aSalon({ title: 'Night shift (draft)', published: false });
  await aSalon({ title: 'Day shift' });
  const choices = (input: object, viewer = editor) =>
    run<{ id: string; title: string }[]>(
      viewer,
      'libraryChoices',
      input,
      'LibraryChoicesInput',
      'data { id title }',
    );

  expect((await choices({ of: 'salons', words: 'shift (' })).data).toEqual([
    { id, title: 'Night shift (draft)' },
  ]);
  expect((await choices({ of: 'salons', ids: [id] })).data).toHaveLength(1);
  expect(await choices({ of: 'salons' }, viewerOf('m-1'))).toMatchObject({ ok: false });
});

it('names things of rows of the audit log, drafts too, to staff alone', async () => {
  const { _id: id } = await aSalon({ title: 'Night shift (draft)', published: false });
  const ask = (viewer: Viewer) =>
    world.run<{ _entities: { title: string | null }[] }>(
      viewer,
      `query ($of: [_Any!]!) { _entities(representations: $of) { ... on AuditedThing { title } } }`,
      {
        of: [
          { __typename: 'AuditedThing', of: 'salons', id },
          { __typename: 'AuditedThing', of: 'tags', id: 'gone' },
        ],
      },
    );

  expect((await ask(editor))._entities).toEqual([{ title: 'Night shift (draft)' }, { title: null }]);
  await expect(ask(viewerOf('m-1'))).rejects.toThrow('You do not have access to this.');
});
