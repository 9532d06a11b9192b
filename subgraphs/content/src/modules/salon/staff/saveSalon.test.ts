import { visitor, type Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../../index';
import { aSalon, aSpeaker, anRSVP, DAY, HOUR } from '../../../testing/factories';
import { RSVP } from '../../rsvp/rsvp.model';
import { Salon, type SalonRow } from '../salon.model';

const ANSWER = 'ok code message fields';
const SALON = `id slug title state date published publish_at updated_at capacity seats_taken waiting has_invite_code
  speakers { speaker_id type } resources { id title link }`;
const SAVE = `mutation ($input: SaveSalonInput!) { saveSalon(input: $input) { ${ANSWER} data { ${SALON} } } }`;
const REMOVE = `mutation ($input: RemoveSalonInput!) { removeSalon(input: $input) { ${ANSWER} data { id } } }`;
const COPY = `mutation ($input: DuplicateSalonInput!) { duplicateSalon(input: $input) { ${ANSWER} data { ${SALON} } } }`;

type Answer = ResultOf<Record<string, unknown> & { id: string; updated_at: number }>;

const editor = viewerOf('editor-1', 'member', 'editor');
const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => Promise.all([OutboxMessage.deleteMany({}), AuditRow.deleteMany({})]));

const save = async (input: object, viewer: Viewer = editor) =>
  (await world.run<{ saveSalon: Answer }>(viewer, SAVE, { input })).saveSalon;
const remove = async (input: object, viewer: Viewer = editor) =>
  (await world.run<{ removeSalon: Answer }>(viewer, REMOVE, { input })).removeSalon;
const copy = async (id: string, viewer: Viewer = editor) =>
  (await world.run<{ duplicateSalon: Answer }>(viewer, COPY, { input: { id } })).duplicateSalon;
const now = (id: string) => Salon.findById(id).select('+invite_code').lean<SalonRow>();
const audited = () => AuditRow.find().sort({ at: 1 }).lean();
const told = async () =>
  (await OutboxMessage.find({ kind: 'salon_news' }).lean()).map(({ payload }) => payload as object);
const aNew = { title: 'The Art of Leaving', slug: 'the-art-of-leaving', date: Date.now() + 9 * DAY };

it.each([
  ['a visitor', visitor],
  ['a member', viewerOf('member-1')],
  ['a coach', viewerOf('coach-1', 'member', 'coach')],
  ['board support', viewerOf('support-1', 'member', 'support')],
])('is not for %s', async (_who, viewer) => {
  const { _id: id } = await aSalon();

  expect(await save(aNew, viewer)).toMatchObject({ ok: false, data: null });
  expect(await save({ id, title: 'Mine' }, viewer)).toMatchObject({ ok: false, data: null });
  expect(await remove({ id }, viewer)).toMatchObject({ ok: false, data: null });
  expect(await copy(id, viewer)).toMatchObject({ ok: false, data: null });
  expect((await now(id))?.title).toBe('The Art of the Ask');
});

describe('a new salon', () => {
  it('is a draft, and writes an audit row', async () => {
    const { ok, data } = await save({ ...aNew, slug: 'new-draft', reason: 'Spring programme' });

    expect(ok).toBe(true);
    expect(data).toMatchObject({ state: 'draft', published: false, title: aNew.title });
    expect(await audited()).toMatchObject([
      { operation: 'saveSalon', actor_id: 'editor-1', target_id: data.id, reason: 'Spring programme' },
    ]);
  });

  it.each([
    ['no title', { title: ' ' }, 'title', 'Enter a title'],
    ['a slug that is none', { slug: 'Not a Slug' }, 'slug', 'Use small letters, digits and single hyphens'],
    ['no date', { date: null }, 'date', 'Enter when it begins'],
    ['a date of the year 9999', { date: Date.UTC(9999, 1) }, 'date', 'Enter a date between 2000 and 2099'],
    ['a zone nobody knows', { timezone: 'Mars/Olympus' }, 'timezone', 'Not a time zone we know'],
    ['no length', { event_duration: 0 }, 'event_duration', /whole minutes/],
    ['no seats', { capacity: 0 }, 'capacity', /whole number of seats/],
    ['a link that runs', { link: 'javascript:alert(1)' }, 'link', /Enter a link/],
    [
      'a speaker who is not there',
      { speakers: [{ speaker_id: 'x', type: 'HOST' }] },
      'speakers',
      /not there/,
    ],
    ['a time that is over', { published: true, publish_at: Date.now() - DAY }, 'publish_at', /still to come/],
    ['a file of somebody else', { filename: 'recordings/other.mp4' }, 'filename', /not there/],
  ])('is refused with %s, at its field', async (_what, given, field, message) => {
    const answer = await save({ ...aNew, slug: 'refused', ...given });

    expect(answer).toMatchObject({ ok: false, code: 'INVALID' });
    expect(answer.fields?.[field]).toMatch(message);
    expect(await Salon.exists({ slug: 'refused' })).toBeNull();
    expect(await audited()).toEqual([]);
  });

  it('gives a slug to one of two concurrent requests', async () => {
    const answers = await Promise.all([1, 2].map(() => save({ ...aNew, slug: 'wanted-twice' })));

    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)?.fields).toEqual({
      slug: 'This address is taken. Please choose another.',
    });
  });
});

describe('a change', () => {
  it('writes the differences and nothing else, once', async () => {
    const { _id: id } = await aSalon();

    const first = await save({ id, updated_at: null, title: 'Asking Well', subtitle: null });
    await save({ id, updated_at: first.data.updated_at, title: 'Asking Well' });

    expect(first.data).toMatchObject({ title: 'Asking Well' });
    expect(await audited()).toMatchObject([
      { before: { title: 'The Art of the Ask' }, after: { title: 'Asking Well' }, reason: 'Edited' },
    ]);
    expect(Object.keys((await audited())[0]!.after as object)).toEqual(['title']);
  });

  it('of what somebody else has changed since is refused, and changes nothing', async () => {
    const { _id: id } = await aSalon();
    await save({ id, updated_at: null, title: 'Theirs' });

    const mine = await save({ id, updated_at: null, title: 'Mine' });

    expect(mine).toMatchObject({ ok: false, code: 'CONFLICT', message: /Somebody else has changed/ });
    expect((await now(id))?.title).toBe('Theirs');
  });

  it('of two at the same time, one is refused', async () => {
    const { _id: id } = await aSalon();

    const answers = await Promise.all(['One', 'Two'].map((title) => save({ id, updated_at: null, title })));

    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', null].sort());
  });

  it('does not reveal the code', async () => {
    const { _id: id } = await aSalon({ invite_type: 'INVITE_ONLY' });

    const { data } = await save({ id, invite_code: 'GOLDEN-27' });

    expect(data).toMatchObject({ has_invite_code: true });
    expect((await now(id))?.invite_code).toBe('GOLDEN-27');
    expect(JSON.stringify(await audited())).not.toContain('GOLDEN');
  });

  it('keeps the ids of resources that stay', async () => {
    const { _id: id } = await aSalon();
    const link = { type: 'LINK', title: 'A page', link: 'https://example.org/' };
    const first = await save({ id, updated_at: null, resources: [link, { ...link, title: 'Another' }] });
    const [page, another] = first.data.resources as { id: string; title: string }[];

    const { data } = await save({
      id,
      updated_at: first.data.updated_at,
      resources: [{ ...link, id: another!.id, title: 'Another one' }],
    });

    expect(data.resources).toMatchObject([{ id: another!.id, title: 'Another one' }]);
    expect(page!.title).toBe('A page');
  });

  it('stores its people in order', async () => {
    const { _id: id } = await aSalon();
    const [host, expert] = [await aSpeaker(), await aSpeaker()];
    const speakers = [
      { speaker_id: expert._id, type: 'SME' },
      { speaker_id: host._id, type: 'HOST' },
    ];

    expect((await save({ id, speakers })).data.speakers).toEqual(speakers);
    expect((await save({ id, speakers: [speakers[0], speakers[0]] })).fields).toEqual({
      speakers: 'Somebody is named twice',
    });
  });
});

describe('seats', () => {
  it('that are added go to the waitlist, first come first', async () => {
    const { _id: id } = await aSalon({ capacity: 1, seats_free: 0 });
    await anRSVP({ salon_id: id, user_id: 'seated' });
    for (const [place, user_id] of ['first', 'second', 'third'].entries())
      await anRSVP({ salon_id: id, user_id, status: 'PENDING', queued_at: place });

    const { data } = await save({ id, capacity: 3 });

    expect(data).toMatchObject({ capacity: 3, seats_taken: 3, waiting: 1 });
    expect(await RSVP.distinct('user_id', { salon_id: id, status: 'PENDING' })).toEqual(['third']);
    expect(await OutboxMessage.countDocuments({ kind: 'waitlist_promotion' })).toBe(2);
    expect((await now(id))?.seats_free).toBe(0);
  });

  it.each([
    ['the limit is taken off', { capacity: 1, seats_free: 0 }, { capacity: null }],
    ['it is opened again', { is_closed: true }, { is_closed: false }],
  ])('go to the whole waitlist once %s', async (_what, given, wish) => {
    const { _id: id } = await aSalon(given);
    for (const user_id of ['first', 'second']) await anRSVP({ salon_id: id, user_id, status: 'PENDING' });

    expect((await save({ id, ...wish })).data).toMatchObject({ seats_taken: 2, waiting: 0 });
    expect(await OutboxMessage.countDocuments({ kind: 'waitlist_promotion' })).toBe(2);
  });

  it('cannot be fewer than are taken', async () => {
    const { _id: id } = await aSalon({ capacity: 5, seats_free: 3 });
    await anRSVP({ salon_id: id, user_id: 'one' });
    await anRSVP({ salon_id: id, user_id: 'two', status: 'PENDING', held_until: Date.now() + HOUR });

    expect(await save({ id, capacity: 1 })).toMatchObject({
      code: 'INVALID',
      fields: { capacity: '2 seats are taken. Choose 2 or more.' },
    });
    expect((await save({ id, capacity: 2 })).data).toMatchObject({ seats_taken: 2 });
    expect((await now(id))?.seats_free).toBe(0);
  });

  it('are counted when a limit is set where there was none', async () => {
    const { _id: id } = await aSalon();
    await anRSVP({ salon_id: id, user_id: 'one' });

    await save({ id, capacity: 4 });

    expect((await now(id))?.seats_free).toBe(3);
  });
});

describe('attendees', () => {
  it('are told once of another time, and their calendar entries change', async () => {
    const salon = await aSalon();
    const seated = await anRSVP({ salon_id: salon._id, user_id: 'seated' });
    const waiting = await anRSVP({ salon_id: salon._id, user_id: 'waiting', status: 'PENDING' });
    await anRSVP({ salon_id: salon._id, user_id: 'gone', status: 'INVITED' });

    const first = await save({ id: salon._id, date: salon.date + DAY });
    await save({ id: salon._id, updated_at: first.data.updated_at, description: 'More words' });

    const about = { news: 'moved', has_new_time: true, was: salon.date, sequence: 1, note: null };
    expect(await told()).toEqual(
      expect.arrayContaining([
        { rsvp_id: seated._id, ...about },
        { rsvp_id: waiting._id, ...about },
      ]),
    );
    expect(await told()).toHaveLength(2);
    expect((await now(salon._id))?.live_until).toBe(salon.live_until + DAY);
  });

  it('prevent it from becoming a draft', async () => {
    const { _id: id } = await aSalon();
    await anRSVP({ salon_id: id, user_id: 'seated' });

    expect(await save({ id, published: false })).toMatchObject({
      code: 'CONFLICT',
      message: 'One person has a seat or waits for one. Cancel it instead: they are told.',
    });
    expect(await save({ id, published: true, publish_at: Date.now() + DAY })).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('removing', () => {
  it('removes a salon without answers', async () => {
    const { _id: id } = await aSalon();

    expect(await remove({ id })).toMatchObject({ ok: true });
    expect(await now(id)).toBeNull();
    expect(await audited()).toMatchObject([{ operation: 'removeSalon', target_id: id }]);
  });

  it('is refused where somebody attends, with what to do instead', async () => {
    const { _id: id } = await aSalon();
    await anRSVP({ salon_id: id, user_id: 'seated' });

    expect(await remove({ id })).toMatchObject({
      code: 'CONFLICT',
      message:
        'It cannot be removed: one person has answered to it. Cancel it instead: everyone with a seat or on the waitlist is told.',
    });
    expect(await now(id)).not.toBeNull();
  });
});

it('copies texts and people as a draft, and nothing of the one event', async () => {
  const host = await aSpeaker();
  const original = await aSalon({
    slug: 'to-copy',
    capacity: 10,
    seats_free: 2,
    salon_status: 'cancelled',
    invite_code: 'GOLDEN-26',
    speakers: [{ speaker_id: host._id, type: 'HOST' }],
  });

  const first = await copy(original._id);
  const second = await copy(original._id);

  expect(first.data).toMatchObject({
    slug: 'to-copy-copy',
    title: 'The Art of the Ask (copy)',
    state: 'draft',
    has_invite_code: false,
    speakers: [{ speaker_id: host._id }],
  });
  expect(second.data.slug).toBe('to-copy-copy-2');
  expect(await now(first.data.id)).toMatchObject({ seats_free: 10, salon_status: null });
});
