import { LIBRARY_LIMITS, FEATURED_CATEGORIES, HIDDEN_COLLECTION } from '@athenaeum/content-contract';
import { DEMO_ACCOUNTS, demoId } from '@athenaeum/kit/demo';
import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
import { subgraph } from '../index';
import { RSVP } from '../modules/rsvp/rsvp.model';
import { Salon, type SalonRow } from '../modules/salon/salon.model';
import { PACIFIC } from './schedule';
import { demoContent, seedContent } from './index';

const NOW = Date.parse('2026-01-20T18:00:00Z');
const DAY = 24 * 3_600_000;
const content = demoContent(NOW);
const salon = (slug: string): SalonRow => content.salons.find((each) => each.slug === slug)!;
const answersTo = (slug: string) => content.rsvps.filter(({ salon_id }) => salon_id === salon(slug)._id);

describe('the demo content', () => {
  it('has the documented size', () => {
    const future = content.salons.filter(({ filename }) => !filename);
    expect(content.salons.length - future.length).toBe(120);
    expect(future).toHaveLength(24);
    expect(content.speakers).toHaveLength(80);
    expect(content.tags).toHaveLength(40);
    expect(content.categories).toHaveLength(12);
    expect(content.collections.filter(({ type }) => type === 'COLLECTION')).toHaveLength(21);
    expect(content.collections.filter(({ type }) => type === 'PEER_GROUP')).toHaveLength(14);
    expect(content.pathways).toHaveLength(6);
    expect(content.seasons.map(({ salon_ids }) => salon_ids.length)).toEqual(Array(18).fill(8));
    expect(content.rsvps).toHaveLength(3000);
    expect(content.progress).toHaveLength(2500);
    expect(content.reviews).toHaveLength(400);
  });

  it.each(Object.entries(content))('has unique ids for the %s', (_name, rows) => {
    expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
  });

  it('has recordings in the past and upcoming events in the future', () => {
    for (const { slug, date, filename } of content.salons)
      if (slug !== 'live-now') expect([slug, date < NOW]).toEqual([slug, Boolean(filename)]);
    expect(salon('live-now').date).toBe(NOW - 600_000);
  });

  it('refers only to what exists', () => {
    const ids = new Set(Object.values(content).flatMap((rows) => rows.map(({ _id }) => _id)));
    const pointed = [
      ...content.salons.flatMap(({ speakers, category_ids, tag_ids }) => [
        ...speakers.map(({ speaker_id }) => speaker_id),
        ...category_ids,
        ...tag_ids,
      ]),
      ...content.collections.flatMap(({ salon_ids, leader_ids }) => [...salon_ids, ...leader_ids]),
      ...content.seasons.flatMap(({ salon_ids, pathway_id }) => [...salon_ids, pathway_id]),
      ...[...content.rsvps, ...content.progress].map(({ salon_id }) => salon_id),
    ];

    expect(pointed.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('never reserves more seats than the capacity, and counts the free ones', () => {
    for (const { slug, capacity, seats_free } of content.salons) {
      const held = answersTo(slug).filter(({ status }) => status === 'RESERVED').length;
      if (typeof capacity !== 'number') expect([slug, seats_free]).toEqual([slug, null]);
      else expect([slug, seats_free, seats_free! >= 0]).toEqual([slug, capacity - held, true]);
    }
  });

  it('has waitlists only where there is no free seat', () => {
    const waiting = new Set(
      content.rsvps.filter(({ status }) => status === 'PENDING').map((row) => row.salon_id),
    );

    for (const row of content.salons.filter(({ _id }) => waiting.has(_id)))
      expect([row.slug, row.is_closed || row.seats_free === 0]).toEqual([row.slug, true]);
    expect(waiting.size).toBeGreaterThan(2);
  });

  it('gives the named events what walkthroughs rely on', () => {
    expect(salon('boardroom-ready')).toMatchObject({
      invite_type: 'MEMBERS_ONLY',
      is_closed: false,
      capacity: null,
    });
    expect(salon('the-art-of-the-ask')).toMatchObject({
      invite_type: 'OPEN_TO_PUBLIC',
      capacity: 100,
      seats_free: 38,
    });
    expect(salon('closed-door-dinner')).toMatchObject({
      event_location: 'In-Person',
      location_city: 'New York City',
      is_closed: true,
    });
    expect(salon('last-seat-salon')).toMatchObject({
      invite_type: 'OPEN_TO_PUBLIC',
      capacity: 1,
      seats_free: 1,
    });
    expect(salon('invitation-only-roundtable')).toMatchObject({
      invite_type: 'INVITE_ONLY',
      invite_code: 'GOLDEN-26',
    });
    expect(salon('founders-summit').salon_status).toBe('cancelled');
    expect(salon('ai-in-the-boardroom').salon_status).toBe('postponed');
    expect(salon('private-council').is_private).toBe(true);
    expect(salon('quiet-preview').hide_on_feed).toBe(true);
    expect(salon('paid-masterclass').requires_payment).toBe(true);
    expect(salon('negotiating-your-next-role').filename).toBe('recordings/negotiating-your-next-role.mp4');
    expect(content.transcripts[0]?.cues.map(({ text }) => text).join(' ')).toContain('anchor high');
    for (const slug of ['boardroom-ready', 'the-art-of-the-ask', 'last-seat-salon', 'live-now'])
      expect(salon(slug)).toMatchObject({
        event_location: 'Virtual',
        link: expect.stringContaining('https://'),
      });
    expect(Math.round((salon('boardroom-ready').date - NOW) / DAY)).toBe(3);
    expect(Math.round((salon('the-art-of-the-ask').date - NOW) / DAY)).toBe(5);
  });

  it('has no answers of accounts that must begin without any', () => {
    const accounts = new Set<string>(Object.values(DEMO_ACCOUNTS).map(({ id }) => id));
    const hosts = new Set(content.speakers.map(({ user_id }) => user_id));

    for (const slug of ['boardroom-ready', 'private-council', 'last-seat-salon'])
      expect(answersTo(slug).filter(({ user_id }) => accounts.has(user_id!))).toEqual([]);
    expect([...accounts].filter((id) => hosts.has(id))).toEqual([]);
    expect(content.reviews.filter(({ user_id }) => accounts.has(user_id!))).toEqual([]);
    expect(answersTo('last-seat-salon')).toEqual([]);
  });

  it('puts the member second on a waitlist', () => {
    const line = answersTo('pricing-your-own-value')
      .filter(({ status }) => status === 'PENDING')
      .sort((a, b) => a.queued_at - b.queued_at);

    expect(line.map(({ user_id }) => user_id).indexOf(DEMO_ACCOUNTS.member.id)).toBe(1);
  });

  it('has exactly the four reviews of the named recording', () => {
    const { _id } = salon('negotiating-your-next-role');

    expect(
      content.reviews
        .filter(({ entry_id }) => entry_id === _id)
        .map(({ rating, is_anonymous, is_private }) => ({ rating, is_anonymous, is_private })),
    ).toEqual([
      { rating: 5, is_anonymous: false, is_private: false },
      { rating: 4, is_anonymous: true, is_private: false },
      { rating: 3, is_anonymous: false, is_private: false },
      { rating: 5, is_anonymous: false, is_private: true },
    ]);
  });

  it('features the seven categories and has the collection no list shows', () => {
    const featured = content.categories.filter(({ is_featured }) => is_featured).map(({ slug }) => slug);

    expect(featured).toEqual([...FEATURED_CATEGORIES]);
    expect(content.collections.some(({ slug }) => slug === HIDDEN_COLLECTION)).toBe(true);
  });

  it.each([
    ['salon titles', content.salons.map(({ title }) => title), LIBRARY_LIMITS.salonTitle],
    [
      'salon descriptions',
      content.salons.map(({ description }) => description),
      LIBRARY_LIMITS.salonDescription.over,
    ],
    ['long texts', content.salons.map(({ description }) => description), LIBRARY_LIMITS.longText],
    ['collection titles', content.collections.map(({ title }) => title), LIBRARY_LIMITS.collectionTitle],
    ['goals', content.tags.map(({ title }) => title), LIBRARY_LIMITS.goalTitle],
    ['tags', content.tags.map(({ title }) => title), LIBRARY_LIMITS.tag],
    ['pathway titles', content.pathways.map(({ title }) => title), LIBRARY_LIMITS.pathwayTitle],
    [
      'pathway descriptions',
      content.pathways.map(({ description }) => description),
      LIBRARY_LIMITS.headerDescription,
    ],
    ['categories', content.categories.map(({ title }) => title), LIBRARY_LIMITS.categoryTitle],
    ['category names', content.categories.map(({ title }) => title), LIBRARY_LIMITS.categoryName],
    ['speaker names', content.speakers.map(({ name }) => name), LIBRARY_LIMITS.speakerName.narrow],
    ['longer speaker names', content.speakers.map(({ name }) => name), LIBRARY_LIMITS.speakerName.wide],
    ['speaker subtitles', content.speakers.map(({ title }) => title), LIBRARY_LIMITS.speakerSubtitle],
    ['biographies', content.speakers.map(({ description }) => description), LIBRARY_LIMITS.expertBio],
    [
      'long biographies',
      content.speakers.map(({ description }) => description),
      LIBRARY_LIMITS.speakerDescription,
    ],
    ['reviews', content.reviews.map(({ feedback }) => feedback), LIBRARY_LIMITS.reviewText],
    ['resource titles', content.resources.map(({ title }) => title), LIBRARY_LIMITS.resourceTitle],
    [
      'resource descriptions',
      content.resources.map(({ description }) => description),
      LIBRARY_LIMITS.resourceDescription,
    ],
  ])('has %s on both sides of their truncation', (_what, texts, limit) => {
    const lengths = texts.map((text) => text?.length ?? 0);

    expect(Math.min(...lengths)).toBeLessThanOrEqual(limit);
    expect(Math.max(...lengths)).toBeGreaterThan(limit);
  });

  it('includes both changes of summer time', () => {
    const zoneOf = (date: number) =>
      new Intl.DateTimeFormat('en-US', { timeZone: PACIFIC, timeZoneName: 'short' })
        .formatToParts(date)
        .find(({ type }) => type === 'timeZoneName')?.value;
    const zones = [...content.salons].sort((a, b) => a.date - b.date).map(({ date }) => zoneOf(date));
    const changes = zones.flatMap((zone, n) => (n > 0 && zone !== zones[n - 1] ? [zone] : []));

    expect(new Set(changes)).toEqual(new Set(['PST', 'PDT']));
    expect(
      new Set(content.salons.filter(({ date }) => date > NOW).map(({ date }) => zoneOf(date))).size,
    ).toBe(2);
  });
});

describe('loading it', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld(subgraph);
  });
  afterAll(() => world.close());

  it('refuses production', async () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      await expect(seedContent(NOW)).rejects.toThrow(/production/);
    } finally {
      process.env.NODE_ENV = before;
    }
    expect(await Salon.countDocuments()).toBe(0);
  });

  it('changes nothing the second time', async () => {
    await seedContent(Date.now());
    await RSVP.deleteOne({ _id: demoId('rsvp', 0) });

    await seedContent(Date.now());

    expect(await RSVP.countDocuments()).toBe(2999);
    expect(await Salon.countDocuments()).toBe(144);
  }, 60_000);

  it('fills My Content and the feed', async () => {
    const member = viewerOf(DEMO_ACCOUNTS.member.id);

    const answer = await world.run<{
      salons: { count: number };
      _entities: { rsvp: unknown[]; progress: unknown[]; bookmarks: unknown[] }[];
    }>(
      member,
      `query ($id: ID!) {
        salons(input: { phase: { in: [UPCOMING, LIVE] } }) { count }
        _entities(representations: [{ __typename: "User", id: $id }]) { ... on User {
          rsvp { status salon { title } } progress { progress } bookmarks { type } } } }`,
      { id: member.id },
    );

    expect(answer.salons.count).toBe(22);
    expect(answer._entities[0]).toMatchObject({
      rsvp: expect.arrayContaining([{ status: 'PENDING', salon: { title: 'Pricing Your Own Value' } }]),
      progress: expect.arrayContaining([{ progress: 0.62 }]),
      bookmarks: expect.arrayContaining([{ type: 'COACH' }]),
    });
  });
});
