import { visitor, type Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { subgraph } from '../../index';
import {
  aCollection,
  anRSVP,
  aPathway,
  aProgress,
  aRecording,
  aSalon,
  aSpeaker,
  DAY,
} from '../../testing/factories';
import { Category } from '../category/category.model';
import { Collection } from '../collection/collection.model';
import { Pathway } from '../pathway/pathway.model';
import { Season } from '../pathway/season.model';
import { Salon, type SalonRow } from '../salon/salon.model';
import { Speaker } from '../speaker/speaker.model';

interface Entry {
  id: string;
  kind: string;
  title: string;
  detail: string | null;
  state: string;
  views: number | null;
  needs: string[];
  salon: { seats_taken: number } | null;
}
interface Listed {
  ok: boolean;
  message: string | null;
  count: number;
  totals: Record<string, number>;
  data: Entry[] | null;
}
interface Changed {
  ok: boolean;
  code: string | null;
  message: string | null;
  data: {
    changed: string[];
    unchanged: { id: string; title: string; code: string; message: string }[];
  } | null;
}

const editor = viewerOf('editor-1', 'member', 'editor');
const OTHERS: [string, Viewer][] = [
  ['a visitor', visitor],
  ['a member', viewerOf('member-1')],
  ['a coach', viewerOf('coach-1', 'member', 'coach')],
  ['board support', viewerOf('support-1', 'member', 'support')],
];
let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld(subgraph);
});
afterAll(() => world.close());
beforeEach(() =>
  Promise.all(
    [AuditRow, Category, Collection, Pathway, Salon, Season, Speaker].map((model) =>
      (model as { deleteMany(where: object): PromiseLike<unknown> }).deleteMany({}),
    ),
  ),
);

const LIST = `query ($input: StaffContentInput) { staffContent(input: $input) {
  ok message count totals { everything salons recordings pathways needs_work }
  data { id kind title detail state views needs salon { seats_taken categories { id } tags { id } resources { id } } } } }`;
const list = async (input: object = {}, viewer: Viewer = editor) =>
  (await world.run<{ staffContent: Listed }>(viewer, LIST, { input })).staffContent;
const titles = async (input: object) => (await list(input)).data?.map(({ title }) => title);

const changing = (operation: 'publishContent' | 'categorizeContent', input: string) =>
  `mutation ($input: ${input}!) { changed: ${operation}(input: $input) {
    ok code message data { changed unchanged { id title code message } } } }`;
const publish = async (input: object, viewer: Viewer = editor) =>
  (
    await world.run<{ changed: Changed }>(viewer, changing('publishContent', 'PublishContentInput'), {
      input,
    })
  ).changed;
const categorize = async (input: object, viewer: Viewer = editor) =>
  (
    await world.run<{ changed: Changed }>(viewer, changing('categorizeContent', 'CategorizeContentInput'), {
      input,
    })
  ).changed;
const one = (kind: string, { _id, updated_at = null }: { _id: string; updated_at?: number | null }) => ({
  kind,
  id: _id,
  updated_at,
});
const isPublished = async (id: string) => (await Salon.findById(id).lean<SalonRow>())?.published;

describe('the list', () => {
  it.each(OTHERS)('is not for %s', async (_who, viewer) => {
    await aSalon();

    expect(await list({}, viewer)).toMatchObject({ ok: false, data: null });
  });

  it('has every kind, latest date first, and never changed entries last', async () => {
    const host = await aSpeaker({ name: 'Elena Petrova', title: 'Chair' });
    const speakers = [{ speaker_id: host._id, type: 'HOST' as const }];
    const salon = await aSalon({ title: 'A salon', speakers, date: Date.now() + 5 * DAY });
    const recording = await aRecording({ title: 'A recording', speakers });
    await aCollection({ title: 'A collection', author: 'Joanna Whitfield', updated_at: Date.now() });
    await aCollection({ title: 'A group', type: 'PEER_GROUP', leader_ids: [host._id], updated_at: 5 });
    await aPathway(recording._id);
    await anRSVP({ salon_id: salon._id, user_id: 'member-1' });
    await aProgress({ salon_id: recording._id, user_id: 'member-1' });
    await aProgress({ salon_id: recording._id, user_id: 'member-2', progress: 0.2 });

    const { data, count } = await list();

    expect(count).toBe(6);
    expect(data?.slice(0, 4)).toMatchObject([
      { kind: 'salons', title: 'A salon', detail: 'Elena Petrova', views: null, salon: { seats_taken: 1 } },
      { kind: 'collections', title: 'A collection', detail: 'Joanna Whitfield', salon: null },
      { kind: 'recordings', title: 'A recording', views: 2 },
      { kind: 'peer-groups', title: 'A group', detail: 'Elena Petrova' },
    ]);
    expect(
      data
        ?.slice(4)
        .map(({ kind, detail }) => `${kind}: ${detail}`)
        .sort(),
    ).toEqual(['pathways: 1 season', 'speakers: Chair']);
  });

  it('pages through the kinds in one order, without a gap or a repetition', async () => {
    for (const [place, title] of ['Birch', 'Elm', 'Ash'].entries())
      await aSalon({ title, slug: `s-${place}` });
    for (const title of ['Cedar', 'Fir']) await aCollection({ title });
    await aSpeaker({ name: 'Dogwood' });
    const page = (skip: number) => titles({ take: 2, skip, orderBy: { title: 'asc' } });

    expect([await page(0), await page(2), await page(4), await page(6)]).toEqual([
      ['Ash', 'Birch'],
      ['Cedar', 'Dogwood'],
      ['Elm', 'Fir'],
      [],
    ]);
    expect(await titles({ take: 2, orderBy: { title: 'desc' } })).toEqual(['Fir', 'Elm']);
  });

  it('is narrowed by kind, state and category', async () => {
    const later = Date.now() + DAY;
    await aSalon({ title: 'Open', category_ids: ['govern'] });
    await aSalon({ title: 'Cancelled', salon_status: 'cancelled' });
    await aSalon({ title: 'Planned', publish_at: later });
    await aRecording({ title: 'Recorded' });
    await aCollection({ title: 'Unfinished', published: false });

    expect(await titles({ kind: 'recordings' })).toEqual(['Recorded']);
    expect(await titles({ kind: 'salons', orderBy: { title: 'asc' } })).toEqual([
      'Cancelled',
      'Open',
      'Planned',
    ]);
    expect(await titles({ state: 'off' })).toEqual(['Cancelled']);
    expect(await titles({ state: 'scheduled' })).toEqual(['Planned']);
    expect(await titles({ state: 'draft' })).toEqual(['Unfinished']);
    expect(await titles({ state: 'published', orderBy: { title: 'asc' } })).toEqual(['Open', 'Recorded']);
    expect(await titles({ category_id: 'govern' })).toEqual(['Open']);
    expect((await list()).data?.map(({ title, state }) => `${title}: ${state}`).sort()).toEqual([
      'Cancelled: off',
      'Open: published',
      'Planned: scheduled',
      'Recorded: published',
      'Unfinished: draft',
    ]);
  });

  it('is searched by title, host, leader, curator and category, literally', async () => {
    const host = await aSpeaker({ name: 'Ngozi Eze' });
    const govern = await Category.create({ title: 'Govern', slug: 'govern' });
    await aSalon({ title: 'Hers', speakers: [{ speaker_id: host._id, type: 'HOST' }] });
    await aSalon({ title: 'Of the category', category_ids: [govern._id] });
    await aCollection({ title: 'Led', type: 'PEER_GROUP', leader_ids: [host._id] });
    await aCollection({ title: 'Chosen', author: 'Govern desk' });

    expect((await titles({ words: 'ngozi' }))?.sort()).toEqual(['Hers', 'Led', 'Ngozi Eze']);
    expect((await titles({ words: 'GOVERN' }))?.sort()).toEqual(['Chosen', 'Of the category']);
    expect(await titles({ words: '.*' })).toEqual([]);
  });

  it('says what a member would miss, and counts it', async () => {
    const host = await aSpeaker();
    const complete = {
      speakers: [{ speaker_id: host._id, type: 'HOST' as const }],
      category_ids: ['govern'],
    };
    await aSalon({ title: 'Complete', ...complete });
    await aSalon({ title: 'Nobody', category_ids: ['govern'] });
    await aRecording({ title: 'Silent', ...complete, captions: null });
    await aCollection({ title: 'Empty' });
    await aCollection({ title: 'Leaderless', type: 'PEER_GROUP' });
    await Pathway.create({ title: 'Nowhere', slug: 'nowhere' });

    const { data, totals, count } = await list({ needs_work: true });

    expect(data?.map(({ title, needs }) => `${title}: ${needs.join(', ')}`).sort()).toEqual([
      'Empty: salons',
      'Leaderless: host',
      'Nobody: host',
      'Nowhere: seasons',
      'Silent: captions',
    ]);
    expect(count).toBe(5);
    expect(totals).toEqual({ everything: 7, salons: 2, recordings: 1, pathways: 1, needs_work: 5 });
  });

  it('refuses a page that is too large or too far down', async () => {
    for (const input of [{ take: 101 }, { skip: 10_001 }, { kind: 'coaches' }])
      expect(await list(input)).toMatchObject({ ok: false, data: null });
  });

  it('takes as many database queries for a full page as for a short one', async () => {
    const fill = async (count: number) => {
      for (let place = 0; place < count; place += 1) {
        const host = await aSpeaker({ name: `Host ${place}` });
        const speakers = [{ speaker_id: host._id, type: 'HOST' as const }];
        await aSalon({ speakers, category_ids: ['govern'] });
        await aRecording({ speakers });
        await aCollection({ type: 'PEER_GROUP', leader_ids: [host._id] });
        await aPathway();
      }
    };
    await fill(1);
    const short = await countQueries(() => list({ words: 'o', take: 100 }));
    await fill(12);
    const full = await countQueries(() => list({ words: 'o', take: 100 }));

    expect((await list({ words: 'o', take: 100 })).data?.length).toBeGreaterThan(50);
    expect(full).toBe(short);
    // Keys and counts of four sources, their rows, the totals, and what the columns need.
    expect(full).toBeLessThanOrEqual(32);
  }, 30_000);
});

async function countQueries(work: () => Promise<unknown>): Promise<number> {
  let queries = 0;
  mongoose.set('debug', () => {
    queries += 1;
  });
  await work();
  mongoose.set('debug', false);
  return queries;
}

describe('a change of several entries', () => {
  it.each(OTHERS)('is not for %s', async (_who, viewer) => {
    const draft = await aSalon({ published: false });
    const entries = [one('salons', draft)];

    expect(await publish({ entries, published: true }, viewer)).toMatchObject({ ok: false, data: null });
    expect(await categorize({ entries, category_id: 'govern' }, viewer)).toMatchObject({ ok: false });
    expect(await isPublished(draft._id)).toBe(false);
  });

  it('publishes at once, also what was scheduled, and records each like a single change', async () => {
    const draft = await aSalon({ published: false });
    const planned = await aSalon({ publish_at: Date.now() + DAY });
    const pathway = await Pathway.create({
      title: 'Board ready',
      slug: 'board-ready',
      description: 'Six steps',
      published: false,
      updated_at: 3,
    });

    const { ok, data } = await publish({
      entries: [one('salons', draft), one('salons', planned), one('pathways', pathway)],
      published: true,
    });

    expect({ ok, data }).toEqual({
      ok: true,
      data: { changed: [draft._id, planned._id, pathway._id], unchanged: [] },
    });
    expect((await list({ state: 'published' })).count).toBe(3);
    expect(await Pathway.findById(pathway._id).lean()).toMatchObject({ description: 'Six steps' });
    expect(await AuditRow.find().sort({ at: 1 }).lean()).toMatchObject([
      { operation: 'saveSalon', target_id: draft._id, reason: 'Published', after: { published: true } },
      { operation: 'saveSalon', target_id: planned._id, reason: 'Published', after: { publish_at: null } },
      { operation: 'savePathway', target_id: pathway._id, after: { published: true } },
    ]);
  });

  it('leaves alone, and names, those that may not be changed; the others are changed', async () => {
    const attended = await aSalon({ title: 'Attended' });
    await anRSVP({ salon_id: attended._id, user_id: 'member-1' });
    const changed = await aSalon({ title: 'Changed since', updated_at: 9 });
    const free = await aSalon({ title: 'Free' });

    const { ok, data } = await publish({
      entries: [
        one('salons', attended),
        { ...one('salons', changed), updated_at: 8 },
        { kind: 'speakers', id: 'nobody', updated_at: null },
        one('salons', free),
      ],
      published: false,
    });

    expect(ok).toBe(true);
    expect(data?.changed).toEqual([free._id]);
    expect(data?.unchanged).toMatchObject([
      {
        id: attended._id,
        title: 'Attended',
        code: 'CONFLICT',
        message: expect.stringContaining('One person'),
      },
      { id: changed._id, title: 'Changed since', code: 'CONFLICT' },
      { id: 'nobody', title: '', code: 'NOT_FOUND' },
    ]);
    expect(await isPublished(attended._id)).toBe(true);
    expect(await isPublished(free._id)).toBe(false);
  });

  it('gives salons and recordings one category, and refuses an unknown one and other kinds', async () => {
    const govern = await Category.create({ title: 'Govern', slug: 'govern' });
    const salon = await aSalon({ category_ids: [] });
    const recording = await aRecording({ category_ids: ['old', 'older'] });
    const collection = await aCollection();
    const entries = [one('salons', salon), one('recordings', recording), one('collections', collection)];

    const { data } = await categorize({ entries, category_id: govern._id });

    expect(data?.changed).toEqual([salon._id, recording._id]);
    expect(data?.unchanged).toMatchObject([
      { id: collection._id, message: expect.stringContaining('Only salons') },
    ]);
    expect(await Salon.find({ category_ids: [govern._id] }).countDocuments()).toBe(2);
    const unknown = await categorize({ entries: [one('salons', await aSalon())], category_id: 'none' });
    expect(unknown.data).toMatchObject({ changed: [], unchanged: [{ code: 'INVALID' }] });
  });

  it('takes at most 50, each once', async () => {
    const many = Array.from({ length: 51 }, (_, place) => ({ kind: 'salons', id: `salon-${place}` }));

    for (const entries of [many, [], [many[0], many[0]]])
      expect(await publish({ entries, published: true })).toMatchObject({ ok: false, code: 'INVALID' });
  });
});
