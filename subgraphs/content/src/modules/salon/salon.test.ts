import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aProgress, aRecording, anRSVP, aReview, aSalon, aSpeaker, DAY, HOUR } from '../../testing/factories';
import { Bookmark } from '../bookmark/bookmark.model';
import { RSVP } from '../rsvp/rsvp.model';
import { Category } from '../category/category.model';
import { Salon } from './salon.model';
import { Transcript } from './transcript.model';

const member = viewerOf('member-1');
const other = viewerOf('member-2');
const prospect = viewerOf('prospect-1', 'prospect');
const editor = viewerOf('editor-1', 'editor');

const ONE = `query ($slug: String!) { salon(input: { slug: $slug }) {
  ok code message data { id slug title link filename captions transcript { start text } in_person_location
    has_recording phase is_closed seats_left my_rsvp { id } } } }`;
const MANY = `query ($input: SalonsInput) { salons(input: $input) { ok code count data { slug } } }`;

type Answer = ResultOf<Record<string, unknown> | null>;

const world = openForFile(() => createTestWorld(subgraph));

const one = async (viewer: Viewer, slug: string) =>
  (await world.run<{ salon: Answer }>(viewer, ONE, { slug })).salon;
const slugs = async (viewer: Viewer, input: object) => {
  const { salons } = await world.run<{ salons: { ok: boolean; count: number; data: { slug: string }[] } }>(
    viewer,
    MANY,
    { input },
  );
  return salons.data.map(({ slug }) => slug);
};

const byKey = async (viewer: Viewer, key: string) => {
  const query = 'query ($key: String!) { recording(key: $key) { ok code message data { id } } }';
  return (await world.run<{ recording: Answer }>(viewer, query, { key })).recording;
};

describe('a private salon', () => {
  it.each([
    ['a visitor', visitor],
    ['a prospect', prospect],
    ['a member', member],
  ])('answers %s exactly as a missing one', async (_who, viewer) => {
    const { slug, _id } = await aSalon({ is_private: true });

    const answer = await one(viewer, slug);

    expect(answer).toEqual(await one(viewer, 'there-is-no-such-salon'));
    expect(answer.code).toBe('NOT_FOUND');
    const { _entities } = await world.run<{ _entities: unknown[] }>(
      viewer,
      `query ($id: ID!) { _entities(representations: [{ __typename: "Salon", id: $id }]) { ... on Salon { title } } }`,
      { id: _id },
    );
    expect(_entities).toEqual([null]);
  });

  it('exists for the invited, its host and staff, and is still listed for nobody', async () => {
    const host = await aSpeaker({ user_id: other.id! });
    const { slug, _id } = await aSalon({
      is_private: true,
      speakers: [{ speaker_id: host._id, type: 'HOST' }],
    });
    await anRSVP({ salon_id: _id, user_id: member.id!, status: 'INVITED' });

    for (const viewer of [member, other, editor]) {
      expect((await one(viewer, slug)).data).toMatchObject({ slug });
      expect(await slugs(viewer, { slug: { equals: slug } })).toEqual([]);
    }
  });
});

it('hides drafts from everybody but staff', async () => {
  const { slug } = await aSalon({ published: false });

  expect((await one(member, slug)).code).toBe('NOT_FOUND');
  expect((await one(editor, slug)).ok).toBe(true);
});

it('shows a salon hidden from the feed by its link and lists it nowhere', async () => {
  const speaker = await aSpeaker();
  const { slug } = await aSalon({
    hide_on_feed: true,
    speakers: [{ speaker_id: speaker._id, type: 'HOST' }],
  });

  expect((await one(visitor, slug)).data).toMatchObject({ slug });
  expect(await slugs(member, { slug: { equals: slug } })).toEqual([]);
  const { speaker: answer } = await world.run<{ speaker: { data: { salon_relations: unknown[] } } }>(
    member,
    `query ($slug: String!) { speaker(input: { slug: $slug }) { data { salon_relations { salon { slug } } } } }`,
    { slug: speaker.slug },
  );
  expect(answer.data.salon_relations).toEqual([]);
});

describe('the join link', () => {
  it.each([
    ['a visitor', visitor, null],
    ['a prospect', prospect, null],
    ['a member without an RSVP', member, null],
    ['a member on the waitlist', member, 'PENDING'],
    ['a member who withdrew', member, 'INVITED'],
  ] as const)('is not given to %s', async (_who, viewer, status) => {
    const { slug, _id } = await aSalon();
    if (status) await anRSVP({ salon_id: _id, user_id: viewer.id!, status });

    expect((await one(viewer, slug)).data).toMatchObject({ link: null });
  });

  it('is not given once the event was cancelled or its live window is over', async () => {
    const cancelled = await aSalon({ salon_status: 'cancelled' });
    const over = await aSalon({ date: Date.now() - 2 * HOUR, event_duration: 60 });
    for (const { _id } of [cancelled, over]) await anRSVP({ salon_id: _id, user_id: member.id! });

    expect((await one(member, cancelled.slug)).data).toMatchObject({ link: null });
    expect((await one(member, over.slug)).data).toMatchObject({ link: null, phase: 'RECORDED' });
  });

  it('is given for a reserved seat, before and during the event', async () => {
    const upcoming = await aSalon();
    const live = await aSalon({ date: Date.now() - 70 * 60_000, event_duration: 60 });
    for (const { _id } of [upcoming, live]) await anRSVP({ salon_id: _id, user_id: member.id! });

    expect((await one(member, upcoming.slug)).data).toMatchObject({ link: upcoming.link, phase: 'UPCOMING' });
    expect((await one(member, live.slug)).data).toMatchObject({ link: live.link, phase: 'LIVE' });
  });

  it('is given to the hosts and staff without one', async () => {
    const host = await aSpeaker({ user_id: other.id! });
    const salon = await aSalon({ speakers: [{ speaker_id: host._id, type: 'HOST' }] });

    expect((await one(other, salon.slug)).data).toMatchObject({ link: salon.link });
    expect((await one(editor, salon.slug)).data).toMatchObject({ link: salon.link });
  });
});

describe('a recording', () => {
  const secrets = { filename: null, captions: null, transcript: null, has_recording: true };

  it.each([
    ['a visitor', visitor],
    ['a prospect', prospect],
  ])('gives %s neither file nor captions nor transcript', async (_who, viewer) => {
    const { slug, _id } = await aRecording();
    await Transcript.create({ _id, cues: [{ start: 0, end: 4, text: 'anchor high' }] });

    expect((await one(viewer, slug)).data).toMatchObject(secrets);
  });

  it('is not given to a member while the event is still live, or without a seat at a paid one', async () => {
    const live = await aRecording({ date: Date.now() - HOUR, event_duration: 60 });
    const paid = await aRecording({ requires_payment: true });

    expect((await one(member, live.slug)).data).toMatchObject(secrets);
    expect((await one(member, paid.slug)).data).toMatchObject(secrets);
  });

  it('is given to a member, with the captions and the transcript', async () => {
    const salon = await aRecording();
    await Transcript.create({ _id: salon._id, cues: [{ start: 16.5, end: 25, text: 'anchor high' }] });

    expect((await one(member, salon.slug)).data).toMatchObject({
      filename: salon.filename,
      captions: salon.captions,
      transcript: [{ start: 16.5, text: 'anchor high' }],
    });
  });

  it('is found by its file or its captions by those who may watch it, and by nobody else', async () => {
    const files = { filename: 'recordings/found.mp4', captions: 'recordings/found.vtt' };
    const paid = { filename: 'recordings/paid.mp4', captions: 'recordings/paid.vtt' };
    const { _id } = await aRecording(files);
    await aRecording({ ...paid, requires_payment: true });

    expect((await byKey(member, files.filename)).data).toEqual({ id: _id });
    expect((await byKey(member, files.captions)).data).toEqual({ id: _id });
    expect(await byKey(member, paid.filename)).toEqual(await byKey(member, 'recordings/none.mp4'));
    expect((await byKey(prospect, files.filename)).code).toBe('FORBIDDEN');
    expect((await byKey(visitor, files.filename)).code).toBe('UNAUTHENTICATED');
  });
});

it('has no field for the invite code, and no filter by it', () => {
  // TypeScript does not know which types of the schema have fields.
  const { Salon: type, SalonsInput: input } = subgraph.schema.getTypeMap() as unknown as Record<
    string,
    { getFields(): object }
  >;

  expect(Object.keys({ ...type!.getFields(), ...input!.getFields() })).not.toContain('invite_code');
});

it('shows the venue to members, and to everyone only when the event is open to the public', async () => {
  const where = { event_location: 'In-Person', in_person_location: '12 Gramercy Park South' } as const;
  const dinner = await aSalon(where);
  const open = await aSalon({ ...where, invite_type: 'OPEN_TO_PUBLIC' });

  expect((await one(visitor, dinner.slug)).data).toMatchObject({ in_person_location: null });
  expect((await one(visitor, open.slug)).data).toMatchObject({
    in_person_location: where.in_person_location,
  });
  expect((await one(member, dinner.slug)).data).toMatchObject({
    in_person_location: where.in_person_location,
  });
});

it('is closed by staff or by being full', async () => {
  const closed = await aSalon({ is_closed: true });
  const full = await aSalon({ capacity: 2, seats_free: 0 });
  const open = await aSalon({ capacity: 2, seats_free: 1 });

  expect((await one(member, closed.slug)).data).toMatchObject({ is_closed: true, seats_left: null });
  expect((await one(member, full.slug)).data).toMatchObject({ is_closed: true, seats_left: 0 });
  expect((await one(member, open.slug)).data).toMatchObject({ is_closed: false, seats_left: 1 });
});

describe('a list', () => {
  const at = { location_city: `City ${Date.now()}` };
  const here = { location_city: { equals: at.location_city } };

  beforeAll(async () => {
    const govern = await Category.create({ slug: `govern-${Date.now()}`, title: 'Govern' });
    await aSalon({ ...at, slug: 'list-later', date: Date.now() + 9 * DAY, title: 'A (literal) question?' });
    await aSalon({ ...at, slug: 'list-soon', date: Date.now() + DAY, category_ids: [govern._id] });
    await aSalon({ ...at, slug: 'list-live', date: Date.now() - HOUR / 2, invite_type: 'OPEN_TO_PUBLIC' });
    await aRecording({ ...at, slug: 'list-recorded', event_type: 'WORKSHOP' });
    await aSalon({ ...at, slug: 'list-unrecorded', date: Date.now() - 9 * DAY });
    await aSalon({ ...at, slug: 'list-private', is_private: true });
  });

  it.each([
    ['soonest first', {}, ['list-recorded', 'list-unrecorded', 'list-live', 'list-soon', 'list-later']],
    ['by date', { date: { gte: Date.now() } }, ['list-soon', 'list-later']],
    ['by phase', { phase: { in: ['UPCOMING', 'LIVE'] } }, ['list-live', 'list-soon', 'list-later']],
    ['by one phase', { phase: { equals: 'LIVE' } }, ['list-live']],
    ['by no phase', { phase: { in: [] } }, []],
    ['by type', { event_type: { equals: 'WORKSHOP' } }, ['list-recorded']],
    ['by invite type', { invite_type: { in: ['OPEN_TO_PUBLIC'] } }, ['list-live']],
    ['by recording', { has_recording: { equals: true } }, ['list-recorded']],
    ['by literal words', { title: { contains: '(LITERAL) question?' } }, ['list-later']],
    ['by an empty answer of a filter', { category: { equals: 'no-such-category' } }, []],
    ['newest first', { orderBy: { date: 'desc' }, take: 2 }, ['list-later', 'list-soon']],
    ['page by page', { take: 2, skip: 2 }, ['list-live', 'list-soon']],
    ['nothing at all', { take: 0 }, []],
  ])('answers %s', async (_what, input, expected) => {
    expect(await slugs(visitor, { ...here, ...input })).toEqual(expected);
  });

  it('finds those of a category, and those that the viewer attends', async () => {
    const { _id } = (await Salon.findOne({ slug: 'list-live' }).lean())!;
    await anRSVP({ salon_id: _id, user_id: member.id! });
    const [category] = await Category.find().lean();

    expect(await slugs(member, { ...here, category: { in: [category!.slug] } })).toEqual(['list-soon']);
    expect(await slugs(member, { ...here, attending: { equals: true } })).toEqual(['list-live']);
    expect(await slugs(visitor, { ...here, attending: { equals: true } })).toEqual([]);
  });

  it('counts all that match, whatever the page', async () => {
    const { salons } = await world.run<{ salons: { count: number } }>(visitor, MANY, {
      input: { ...here, take: 1 },
    });

    expect(salons.count).toBe(5);
  });

  it.each([
    ['more than a hundred', { take: 101 }],
    ['a negative skip', { skip: -1 }],
    ['a search of ten thousand letters', { title: { contains: 'x'.repeat(10_000) } }],
  ])('refuses %s', async (_what, input) => {
    const { salons } = await world.run<{ salons: Answer }>(visitor, MANY, { input });

    expect(salons).toMatchObject({ ok: false, code: 'INVALID', data: null });
  });
});

describe('salons in progress', () => {
  it('are listed last watched first, in pages, without finished ones and those of others', async () => {
    const begun = viewerOf('begun');
    for (const n of [1, 2, 3]) {
      const { _id } = await aRecording({ slug: `begun-${n}` });
      await aProgress({ user_id: 'begun', salon_id: _id, progress: n / 4, updated_at: n === 2 ? 9 : n });
    }
    const finished = await aRecording();
    await aProgress({ user_id: 'begun', salon_id: finished._id });
    const others = await aRecording();
    await aProgress({ user_id: 'somebody', salon_id: others._id, progress: 0.5 });

    const input = { in_progress: { equals: true } };
    expect(await slugs(begun, input)).toEqual(['begun-2', 'begun-3', 'begun-1']);
    expect(await slugs(begun, { ...input, take: 1, skip: 1 })).toEqual(['begun-3']);
    expect(await slugs(begun, { ...input, orderBy: { title: 'asc' } })).toHaveLength(3);
    expect(await slugs(visitor, input)).toEqual([]);
    const { salons } = await world.run<{ salons: { count: number } }>(begun, MANY, {
      input: { ...input, take: 1 },
    });
    expect(salons.count).toBe(3);
  });

  it('never include a salon that has become private', async () => {
    const { _id } = await aRecording({ is_private: true });
    await aProgress({ user_id: 'once', salon_id: _id, progress: 0.5 });

    expect(await slugs(viewerOf('once'), { in_progress: { equals: true } })).toEqual([]);
  });
});

describe('a seat at an unlisted event', () => {
  const user_id = 'holder';
  const holder = viewerOf(user_id);
  const at = { location_city: `Hidden ${Date.now()}` };
  const here = { location_city: { equals: at.location_city } };
  const counted = async (viewer: Viewer, input: object) =>
    (await world.run<{ salons: { count: number } }>(viewer, MANY, { input: { ...here, ...input, take: 0 } }))
      .salons.count;

  beforeAll(async () => {
    const asked = await aSalon({ ...at, slug: 'off-asked', is_private: true });
    const held = await aSalon({ ...at, slug: 'off-private', is_private: true });
    const line = await aSalon({ ...at, slug: 'off-line', is_private: true });
    const unlisted = await aSalon({
      ...at,
      slug: 'off-unlisted',
      hide_on_feed: true,
      date: Date.now() + DAY,
    });
    const over = await aRecording({ ...at, slug: 'off-recorded', is_private: true });
    const draft = await aSalon({ ...at, slug: 'off-draft', is_private: true, published: false });
    const kept = await aSalon({ ...at, slug: 'off-kept', is_private: true });
    for (const { _id } of [held, unlisted, over, draft]) await anRSVP({ salon_id: _id, user_id });
    await anRSVP({ salon_id: line._id, user_id, status: 'PENDING' });
    await anRSVP({ salon_id: asked._id, user_id, status: 'INVITED' });
    for (const { _id } of [held, kept])
      await Bookmark.create({ user_id, entry_id: _id, type: 'SALON', created_at: 1 });
    await aProgress({ user_id, salon_id: over._id });
  });

  it.each(['attending', 'waiting', 'saved', 'watched'])(
    'is shown to nobody else by %s, and in no other feed',
    async (filter) => {
      for (const viewer of [visitor, member, viewerOf('p', 'prospect')]) {
        expect(await slugs(viewer, { ...here, [filter]: { equals: true } })).toEqual([]);
        expect(await counted(viewer, { [filter]: { equals: true } })).toBe(0);
      }
      // With any other filter, the holder sees what everybody does.
      expect(await slugs(holder, { ...here, [filter]: { equals: false } })).toEqual([]);
      expect(await slugs(holder, here)).toEqual([]);
    },
  );

  it.each([
    ['attending', ['off-recorded', 'off-unlisted', 'off-private']],
    ['waiting', ['off-line']],
    ['saved', ['off-private']],
    ['watched', ['off-recorded']],
  ])('is found by its holder by %s, and counted with it', async (filter, expected) => {
    const input = { [filter]: { equals: true } };

    expect(await slugs(holder, { ...here, ...input })).toEqual(expected);
    expect(await counted(holder, input)).toBe(expected.length);
  });

  it('is among the choices for filters in the holder’s own feed alone', async () => {
    const cities = async (viewer: Viewer, input: object) => {
      const { salons } = await world.run<{
        salons: { facets: { options: { value: string; count: number }[] }[] };
      }>(
        viewer,
        `query ($input: SalonsInput) { salons(input: $input) { facets { options { value count } } } }`,
        { input: { ...input, take: 0 } },
      );
      return salons.facets.flatMap(({ options }) => options).find(({ value }) => value === at.location_city);
    };

    expect(await cities(holder, { attending: { equals: true } })).toMatchObject({ count: 3 });
    expect(await cities(member, { attending: { equals: true } })).toBeUndefined();
    expect(await cities(holder, {})).toBeUndefined();
  });
});

describe('saved, waiting and finished salons of the viewer', () => {
  const keep = (entry_id: string, created_at: number, user_id = 'keeper') =>
    Bookmark.create({ user_id, entry_id, type: 'SALON', created_at });

  it('lists saved ones, last saved first, to their owner alone', async () => {
    const [first, second, hidden] = await Promise.all([
      aSalon({ slug: 'saved-1' }),
      aRecording({ slug: 'saved-2' }),
      aSalon({ is_private: true }),
    ]);
    await keep(first._id, 1);
    await keep(second._id, 2);
    await keep(hidden._id, 3);

    const input = { saved: { equals: true } };
    expect(await slugs(viewerOf('keeper'), input)).toEqual(['saved-2', 'saved-1']);
    expect(await slugs(viewerOf('keeper'), { ...input, take: 1, skip: 1 })).toEqual(['saved-1']);
    expect(await slugs(viewerOf('somebody'), input)).toEqual([]);
    expect(await slugs(visitor, input)).toEqual([]);
    const { salons } = await world.run<{ salons: { count: number } }>(viewerOf('keeper'), MANY, {
      input: { ...input, take: 0 },
    });
    expect(salons.count).toBe(2);
  });

  it('lists where a member is on the waitlist, and a seat held for payment while it is held', async () => {
    const pending = { user_id: 'waiting', status: 'PENDING' } as const;
    const [line, held, lost, attended] = await Promise.all(
      ['in-line', 'held', 'lost', 'attended'].map((slug) => aSalon({ slug: `waiting-${slug}` })),
    );
    await anRSVP({ salon_id: line!._id, ...pending });
    await anRSVP({ salon_id: held!._id, ...pending, held_until: Date.now() + HOUR });
    await anRSVP({ salon_id: lost!._id, ...pending, held_until: Date.now() - HOUR });
    await anRSVP({ salon_id: attended!._id, user_id: 'waiting' });

    const waited = await slugs(viewerOf('waiting'), { waiting: { equals: true } });
    expect(waited.sort()).toEqual(['waiting-held', 'waiting-in-line']);
    expect(await slugs(viewerOf('waiting'), { attending: { equals: true } })).toEqual(['waiting-attended']);
  });

  it('lists finished ones, last watched first', async () => {
    const [begun, older, newer] = await Promise.all(
      ['begun', 'older', 'newer'].map((slug) => aRecording({ slug: `watched-${slug}` })),
    );
    await aProgress({ user_id: 'finisher', salon_id: begun!._id, progress: 0.5 });
    await aProgress({ user_id: 'finisher', salon_id: older!._id, updated_at: 1 });
    await aProgress({ user_id: 'finisher', salon_id: newer!._id, updated_at: 2 });

    expect(await slugs(viewerOf('finisher'), { watched: { equals: true } })).toEqual([
      'watched-newer',
      'watched-older',
    ]);
  });
});

it('offers the choices for filters in the phase, without private events', async () => {
  const future = Date.now() + 400 * DAY;
  const { _id } = await Category.create({ slug: `crew-${future}`, title: 'Crew' });
  const there = { date: future, event_location: 'In-Person', event_type: 'MEETUP' } as const;
  await aSalon({ ...there, location_city: 'Lisbon', category_ids: [_id] });
  await aSalon({ ...there, location_city: 'Accra' });
  await aSalon({
    ...there,
    location_city: 'Accra',
    event_type: 'NOT_APPLICABLE',
    invite_type: 'INVITE_ONLY',
  });
  await aSalon({ ...there, location_city: 'Secretville', is_private: true });

  const { salons } = await world.run<{ salons: { facets: { filter: string; options: object[] }[] } }>(
    member,
    `query ($input: SalonsInput) { salons(input: $input) { facets { filter options { value label count } } } }`,
    { input: { date: { gte: future }, phase: { in: ['UPCOMING'] }, location_city: { equals: 'Lisbon' } } },
  );

  expect(Object.fromEntries(salons.facets.map(({ filter, options }) => [filter, options]))).toEqual({
    event_type: [{ value: 'MEETUP', label: 'Meetup', count: 2 }],
    event_location: [{ value: 'In-Person', label: 'In-Person', count: 3 }],
    location_city: [
      { value: 'Accra', label: 'Accra', count: 2 },
      { value: 'Lisbon', label: 'Lisbon', count: 1 },
    ],
    category: [{ value: `crew-${future}`, label: 'Crew', count: 1 }],
    invite_type: [
      { value: 'MEMBERS_ONLY', label: 'Members Only', count: 2 },
      { value: 'INVITE_ONLY', label: 'Invite Only', count: 1 },
    ],
  });
});

it('counts the choices among the salons that the viewer attends, where those are asked for', async () => {
  const date = Date.now() + 500 * DAY;
  const [mine] = await Promise.all([
    aSalon({ date, location_city: 'Lagos' }),
    aSalon({ date, location_city: 'Lagos' }),
  ]);
  await anRSVP({ salon_id: mine._id, user_id: 'attendee' });

  const { salons } = await world.run<{ salons: { facets: { filter: string; options: object[] }[] } }>(
    viewerOf('attendee'),
    `query ($input: SalonsInput) { salons(input: $input) { facets { filter options { value count } } } }`,
    { input: { date: { gte: date }, attending: { equals: true }, take: 0 } },
  );

  expect(salons.facets.find(({ filter }) => filter === 'location_city')?.options).toEqual([
    { value: 'Lagos', count: 1 },
  ]);
});

it('names hosts, categories and public reviews in its relations', async () => {
  const host = await aSpeaker({ name: 'Priya Raghunathan' });
  const salon = await aRecording({ speakers: [{ speaker_id: host._id, type: 'SME' }] });
  await aReview({ entry_id: salon._id });
  await aReview({ entry_id: salon._id, rating: 3 });

  const { salon: answer } = await world.run<{ salon: Answer }>(
    member,
    `query ($slug: String!) { salon(input: { slug: $slug }) { data { salon_relations { type speaker { name } review { rating } } } } }`,
    { slug: salon.slug },
  );

  expect(answer.data?.salon_relations).toEqual([
    { type: 'SME', speaker: { name: 'Priya Raghunathan' }, review: null },
    { type: null, speaker: null, review: { rating: 5 } },
  ]);
});

it('takes as many reads for forty salons as for two', async () => {
  const page = `query ($city: String!) { salons(input: { location_city: { equals: $city }, take: 100 }) { count data {
    slug link filename seats_left my_rsvp { status waitlist_position } my_progress { progress } my_bookmark { id }
    reviews { rating } resources { title } salon_relations { speaker { name } category { title } tag { title } } } } }`;
  const host = await aSpeaker({ user_id: 'somebody-else' });
  const fill = async (city: string, count: number) => {
    for (let n = 0; n < count; n++) {
      const salon = await aSalon({ location_city: city, speakers: [{ speaker_id: host._id, type: 'HOST' }] });
      await anRSVP({ salon_id: salon._id, user_id: member.id!, status: 'PENDING' });
    }
  };
  await fill('Two', 2);
  await fill('Forty', 40);

  const few = await world.countReads(() => world.run(member, page, { city: 'Two' }));
  const many = await world.countReads(() => world.run(member, page, { city: 'Forty' }));

  expect(many).toBe(few);
  expect(await RSVP.countDocuments({ user_id: member.id!, status: 'PENDING' })).toBeGreaterThan(40);
}, 60_000);
