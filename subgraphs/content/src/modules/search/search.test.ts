import { HIDDEN_COLLECTION } from '@athenaeum/content-contract';
import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import {
  aCollection,
  anRSVP,
  aRecording,
  aSalon,
  aSpeaker,
  aTag,
  aTranscript,
  DAY,
  HOUR,
} from '../../testing/factories';
import { Category } from '../category/category.model';
import { Pathway } from '../pathway/pathway.model';
import { Season } from '../pathway/season.model';
import { Salon } from '../salon/salon.model';

const member = viewerOf('member-1');
const invited = viewerOf('member-2');
const prospect = viewerOf('prospect-1', 'prospect');
const admin = viewerOf('admin-1', 'admin');

const SEARCH = `query ($input: SearchInput!) { search(input: $input) { ok code message fields data {
  upcoming { slug title } recorded { slug title } categories { slug title } collections { slug title }
  speakers { slug name } tags { slug title }
  pathways { slug title } peer_groups { slug title }
  counts { upcoming recorded categories collections speakers tags pathways peer_groups }
  transcripts { salon { slug } start_seconds line text } } } }`;

type Row = { slug: string };
interface Groups {
  upcoming: Row[];
  recorded: Row[];
  categories: Row[];
  collections: Row[];
  speakers: Row[];
  tags: Row[];
  pathways: Row[];
  peer_groups: Row[];
  counts: Record<string, number>;
  transcripts: { salon: Row; start_seconds: number; line: number; text: string }[];
}
type Answer = ResultOf<Groups | null>;

const world = openForFile(() => createTestWorld(subgraph));
let ahead = 0;
beforeAll(async () => {
  const clock = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => clock() + ahead);
});

const ask = async (viewer: Viewer, input: object) =>
  (await world.run<{ search: Answer }>(viewer, SEARCH, { input })).search;
/** Makes the index stale, so that entries created before are found. */
const find = (viewer: Viewer, query: string, more: object = {}): Promise<Groups> => {
  ahead += 61_000;
  return findAgain(viewer, query, more);
};
const findAgain = async (viewer: Viewer, query: string, more: object = {}): Promise<Groups> =>
  (await ask(viewer, { query, ...more })).data!;
const slugs = (rows: readonly Row[]) => rows.map(({ slug }) => slug);
const NOTHING = {
  upcoming: [],
  recorded: [],
  categories: [],
  collections: [],
  speakers: [],
  tags: [],
  pathways: [],
  peer_groups: [],
  counts: {
    upcoming: 0,
    recorded: 0,
    categories: 0,
    collections: 0,
    speakers: 0,
    tags: 0,
    pathways: 0,
    peer_groups: 0,
  },
  transcripts: [],
};

describe('a search is refused', () => {
  it('to a visitor', async () => {
    expect(await ask(visitor, { query: 'board' })).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
  });

  it.each([
    ['of one letter', ' a ', 'Type at least 2 characters'],
    ['of 101 letters', 'a'.repeat(101), 'Keep it to 100 characters'],
    ['of ten thousand letters', 'lead '.repeat(2000), 'Keep it to 100 characters'],
  ])('%s', async (_what, query, message) => {
    expect(await ask(member, { query })).toEqual({
      ok: false,
      code: 'INVALID',
      message,
      fields: { query: message },
      data: null,
    });
  });

  it.each([
    '{"$gt":""}',
    '$where: sleep(1)',
    '__proto__ constructor',
    '(a+)+$'.repeat(16),
    '‮‮\u0000\u0000 🦉🦉',
    '<script>alert(1)</script>',
    '%00../../etc/passwd',
    'x'.repeat(100),
  ])('literally, never as a pattern: %j', async (query) => {
    expect(await ask(member, { query })).toMatchObject({ ok: true, data: NOTHING });
  });

  it.each([{ collectionType: 'SECRET' }, { take: -1 }, { take: 101 }])('with %j', async (input) => {
    expect(await ask(member, { query: 'board', ...input })).toMatchObject({ ok: false, code: 'INVALID' });
  });
});

describe('a private salon and one hidden from the feed', () => {
  it.each([
    ['is_private', 'quixoxtl'],
    ['hide_on_feed', 'zarvendel'],
  ] as const)('with %s are found by the invited alone, by any of their words', async (flag, mark) => {
    const host = await aSpeaker({ name: `Hoste${mark}`, user_id: `host-${flag}` });
    const secret = {
      title: `T${mark}`,
      subtitle: `S${mark}`,
      description: `D${mark}`,
      speakers: [{ speaker_id: host._id, type: 'HOST' as const }],
      [flag]: true,
    };
    await aSalon({ slug: `coming-${flag}`, ...secret });
    const past = await aRecording({ slug: `past-${flag}`, ...secret });
    await aTranscript(past._id, `We say W${mark}`);
    await anRSVP({ salon_id: past._id, user_id: invited.id!, status: 'INVITED' });

    expect(await find(member, `T${mark}`)).toEqual(NOTHING);
    for (const viewer of [member, prospect, viewerOf('support-1', 'support')])
      for (const word of ['T', 'S', 'D', 'W', 'Hoste'].flatMap((first) => [
        first + mark,
        (first + mark).slice(0, -1),
        `${first + mark}x`,
      ]))
        expect(await findAgain(viewer, word)).toEqual(NOTHING);

    expect((await find(invited, `T${mark}`)).upcoming).toEqual([]);
    expect(slugs((await find(invited, `T${mark}`)).recorded)).toEqual([`past-${flag}`]);
    expect((await find(invited, `W${mark}`)).transcripts).toHaveLength(1);
    for (const viewer of [admin, viewerOf(`host-${flag}`)]) {
      const found = await find(viewer, `T${mark}`);
      expect(slugs(found.upcoming)).toEqual([`coming-${flag}`]);
      expect(found.counts).toMatchObject({ upcoming: 1, recorded: 1 });
    }
  });

  it('is gone with the very next search, before the index is refreshed', async () => {
    const { _id } = await aSalon({ title: 'Velunthra evening' });
    expect((await find(member, 'velunthra')).counts.upcoming).toBe(1);

    await Salon.updateOne({ _id }, { is_private: true });

    expect(await findAgain(member, 'velunthra')).toEqual(NOTHING);
  });

  it('affects neither the order nor the counts of others', async () => {
    for (const [slug, days] of Object.entries({ 'order-b': 2, 'order-a': 1, 'order-c': 3 }))
      await aSalon({ slug, title: 'Brimvale', date: Date.now() + days * DAY });
    const before = await find(member, 'brimvale');

    for (let count = 0; count < 5; count += 1) await aSalon({ title: 'Brimvale brimvale', is_private: true });

    expect(await find(member, 'brimvale')).toEqual(before);
    expect(slugs(before.upcoming)).toEqual(['order-a', 'order-b', 'order-c']);
  });

  it('is not revealed by partial matches', async () => {
    await aSalon({ slug: 'open-half', title: 'Quillmere' });
    const both = { title: 'Quillmere zanthoria' };
    const secret = await aSalon({ ...both, is_private: true });
    await anRSVP({ salon_id: secret._id, user_id: invited.id!, status: 'INVITED' });

    const found = await find(member, 'quillmere zanthoria');
    expect(slugs(found.upcoming)).toEqual(['open-half']);
    expect(slugs((await findAgain(invited, 'quillmere zanthoria')).upcoming)).toEqual([secret.slug]);

    await aSalon({ slug: 'open-both', ...both });
    expect(slugs((await find(member, 'quillmere zanthoria')).upcoming)).toEqual(['open-both']);
  });

  it('leaves out what is not published, for everyone', async () => {
    await aSalon({ title: 'Draftonia', published: false });

    for (const viewer of [member, admin]) expect(await find(viewer, 'draftonia')).toEqual(NOTHING);
  });
});

describe('a transcript', () => {
  it('finds its recording, with the time and the words', async () => {
    const { _id } = await aRecording({ slug: 'negotiating' });
    await aTranscript(_id, 'Welcome, everyone.', 'Pause, then anchor highwater.', 'Anchor it again.');

    const found = await find(member, 'anchor highwater');

    expect(slugs(found.recorded)).toEqual(['negotiating']);
    expect(found.transcripts).toEqual([
      { salon: { slug: 'negotiating' }, start_seconds: 10, line: 2, text: 'Pause, then anchor highwater.' },
    ]);
  });

  it('gives no moment in a recording that was found by its title', async () => {
    const { _id } = await aRecording({ title: 'Kestrelwood' });
    await aTranscript(_id, 'Kestrelwood is mentioned.');

    const found = await find(member, 'kestrelwood');

    expect(found.counts.recorded).toBe(1);
    expect(found.transcripts).toEqual([]);
  });

  it('is searched only for those who may watch', async () => {
    const { _id } = await aRecording({ requires_payment: true });
    await aTranscript(_id, 'Our figures are lumenoxide.');
    await anRSVP({ salon_id: _id, user_id: invited.id!, status: 'RESERVED' });

    expect(await find(member, 'lumenoxide')).toEqual(NOTHING);
    expect(await find(prospect, 'lumenoxide')).toEqual(NOTHING);
    expect((await find(invited, 'lumenoxide')).counts.recorded).toBe(1);
  });
});

describe('a word', () => {
  beforeAll(async () => {
    await aSalon({ slug: 'words', title: 'Élan: stewardship, fjord, glimpse and the women’s quay' });
    await find(member, 'stewardship');
  });

  it.each([
    ['as it is', 'stewardship'],
    ['in capitals', 'STEWARDSHIP'],
    ['by its beginning', 'st'],
    ['without its accent', 'elan'],
    ['with another apostrophe', "women's"],
    ['beside others that also occur', 'fjord stewardship'],
    ['beside one that only fills', 'how to be the stewardship'],
    ['beside one that does not occur, where nothing has them all', 'fjord nowhere'],
    ['of 5 letters with a slip', 'fjorb'],
    ['of 7 letters with a letter missing', 'glimpe glimpse'],
    ['of 7 letters with two neighbours swapped', 'gilmpse'],
    ['of 11 letters with two slips', 'stewerdshap'],
  ])('is found %s', async (_how, query) => {
    expect(slugs((await findAgain(member, query)).upcoming)).toEqual(['words']);
  });

  it.each([
    ['of 4 letters with a slip', 'quaz'],
    ['of 5 letters with two slips', 'fjabd'],
    ['of 8 letters with two slips', 'glimpsxx'],
    ['of 11 letters with three slips', 'stawerdshap'],
    ['beside two that do not occur', 'fjord nowhere nohow'],
    ['from its middle', 'wardship'],
    ['by a pattern', '.*'],
  ])('is not found %s', async (_how, query) => {
    expect(await findAgain(member, query)).toEqual(NOTHING);
  });
});

describe('recordings come', () => {
  it('by title, speaker, tag, description and transcript, then misspelt matches', async () => {
    const speaker = await aSpeaker({ name: 'Ottoline Marrow' });
    const tag = await aTag({ title: 'Ottoline' });
    await aRecording({ slug: 'r-slip', title: 'Ottolime' });
    const said = await aRecording({ slug: 'r-transcript', title: 'Said' });
    await aTranscript(said._id, 'As Ottoline put it');
    await aRecording({ slug: 'r-description', description: 'With Ottoline.' });
    await aRecording({ slug: 'r-tag', tag_ids: [tag._id] });
    await aRecording({ slug: 'r-speaker', speakers: [{ speaker_id: speaker._id, type: 'SME' }] });
    await aRecording({ slug: 'r-title', title: 'Ottoline' });

    const found = await find(member, 'ottoline');

    expect(slugs(found.recorded)).toEqual([
      'r-title',
      'r-speaker',
      'r-tag',
      'r-description',
      'r-transcript',
      'r-slip',
    ]);
    expect(slugs(found.tags)).toEqual([tag.slug]);
    expect(slugs(found.speakers)).toEqual([speaker.slug]);
  });

  it('newest first among equals, and only when there is something to watch', async () => {
    const ago = (days: number) => Date.now() - days * DAY;
    await aRecording({ slug: 'old', title: 'Pellucid', date: ago(90), live_until: ago(89) });
    await aRecording({ slug: 'new', title: 'Pellucid', date: ago(3), live_until: ago(2) });
    await aRecording({ slug: 'unrecorded', title: 'Pellucid', filename: null });

    const found = await find(member, 'pellucid');

    expect(slugs(found.recorded)).toEqual(['new', 'old']);
    expect(found.counts.recorded).toBe(2);
  });

  it('after their live window: until then they are upcoming', async () => {
    await aSalon({
      slug: 'on-air',
      title: 'Onairia',
      date: Date.now() - HOUR / 2,
      filename: 'too-early.mp4',
    });

    const found = await find(member, 'onairia');

    expect(slugs(found.upcoming)).toEqual(['on-air']);
    expect(found.recorded).toEqual([]);
  });
});

describe('the other groups', () => {
  it('find categories, and collections of the requested type but never the hidden one', async () => {
    await Category.create({ slug: 'marigold', title: 'Marigold' });
    await aCollection({ slug: 'marigold-ways', title: 'Marigold ways' });
    await aCollection({ slug: 'marigold-peers', title: 'Marigold peers', type: 'PEER_GROUP' });
    await aCollection({ slug: HIDDEN_COLLECTION, title: 'Marigold portfolio' });

    const found = await find(member, 'marigold', { collectionType: 'COLLECTION' });

    expect(slugs(found.categories)).toEqual(['marigold']);
    expect(slugs(found.collections)).toEqual(['marigold-ways']);
    expect(found.counts.collections).toBe(1);
    expect((await find(member, 'marigold')).counts.collections).toBe(2);
  });

  it('find peer groups whatever collections are requested', async () => {
    await aCollection({ slug: 'larch-ways', title: 'Larch ways' });
    await aCollection({ slug: 'larch-peers', title: 'Larch peers', type: 'PEER_GROUP' });

    const found = await find(member, 'larch', { collectionType: 'COLLECTION' });

    expect(slugs(found.peer_groups)).toEqual(['larch-peers']);
    expect(found.counts.peer_groups).toBe(1);
  });

  it('find a pathway by its words and those of its seasons, for members alone', async () => {
    const pathway = await Pathway.create({ slug: 'tamarack', title: 'Tamarack' });
    await Season.create({ pathway_id: pathway._id, number: 1, title: 'Hornbeam' });
    await Pathway.create({ slug: 'tamarack-draft', title: 'Tamarack draft', published: false });

    expect(slugs((await find(member, 'tamarack')).pathways)).toEqual(['tamarack']);
    const bySeason = await find(member, 'hornbeam');
    expect([slugs(bySeason.pathways), bySeason.counts.pathways]).toEqual([['tamarack'], 1]);
    expect(await find(prospect, 'tamarack')).toEqual(NOTHING);
  });

  it('find a speaker only with a listed salon', async () => {
    const { _id, slug } = await aSpeaker({ name: 'Isolde Farrow' });
    expect((await find(member, 'isolde')).speakers).toEqual([]);

    await aSalon({ speakers: [{ speaker_id: _id, type: 'HOST' }] });

    expect(slugs((await find(member, 'isolde')).speakers)).toEqual([slug]);
  });
});

it('answers a page of each group and the count of all matches', async () => {
  for (let count = 0; count < 4; count += 1) await aSalon({ title: 'Wintergreen' });

  const found = await find(member, 'wintergreen', { take: 3 });

  expect(found.upcoming).toHaveLength(3);
  expect(found.counts.upcoming).toBe(4);
});

it('takes as many reads for many results as for few', async () => {
  const plant = async (title: string, count: number) => {
    for (let one = 0; one < count; one += 1) {
      const speaker = await aSpeaker({ name: title });
      const speakers = [{ speaker_id: speaker._id, type: 'HOST' as const }];
      await aSalon({ title, speakers });
      const past = await aRecording({ speakers, requires_payment: true });
      await aTranscript(past._id, title);
      await aSalon({ title, speakers, is_private: true });
      await aTag({ title });
    }
  };
  await plant('Fewfold', 1);
  await plant('Manyfold', 12);
  await find(member, 'fewfold');

  const few = await world.countReads(() => ask(member, { query: 'fewfold' }));
  const many = await world.countReads(() => ask(member, { query: 'manyfold' }));

  expect(many).toBe(few);
  expect(many).toBeLessThanOrEqual(11);
});
