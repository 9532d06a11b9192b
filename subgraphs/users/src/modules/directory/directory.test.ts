import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aConnection, aMember, anAgreement, aUser } from '../../testing/factories';
import { User } from '../user/user.model';

interface Answer extends ResultOf<{ id: string; first_name: string }[] | null> {
  count: number | null;
  facets?: { category: string; options: { value: string; count: number }[] }[] | null;
}

const LIST = `query ($input: UsersInput) { users(input: $input) { ok code message fields count data { id first_name } } }`;
const FACETS = `query ($input: UsersInput) { users(input: $input) { count facets { category options { value count } } } }`;
const admin = viewerOf('admin', 'member', 'admin');

// A hundred members take a while on a busy machine.
jest.setTimeout(30_000);

const world = openForFile(() => createTestWorld(subgraph));
let viewer: Viewer & { id: string };
beforeEach(async () => {
  await User.deleteMany({});
  viewer = await aMember({ hide_from_directory: true });
});

const list = async (input: object = {}, by: Viewer = viewer) =>
  (await world.run<{ users: Answer }>(by, LIST, { input })).users;
const names = async (input: object = {}, by: Viewer = viewer) =>
  (await list(input, by)).data?.map(({ first_name }) => first_name);
const facet = async (category: string, by: Viewer = viewer, input: object = {}) =>
  (await world.run<{ users: Answer }>(by, FACETS, { input })).users.facets?.find(
    (one) => one.category === category,
  )?.options;
const named = (first_name: string, given: Parameters<typeof aUser>[0] = {}) =>
  aUser({ first_name, ...given });

describe('the directory is refused', () => {
  it.each([
    ['a visitor', visitor, 'UNAUTHENTICATED'],
    ['a prospect', viewerOf('p', 'prospect'), 'FORBIDDEN'],
  ])('to %s', async (_who, by, code) => {
    expect(await list({}, by)).toMatchObject({ ok: false, code, data: null, count: null });
  });

  it.each([
    { take: 101 },
    { take: -1 },
    { skip: -5 },
    { skip: 1e9 },
    { search: 'a' },
    { search: 'x'.repeat(10_000) },
    { summary: { contains: 'x'.repeat(10_000) } },
    { summary: { equals: 'exactly' } },
    { languages: { in: Array.from({ length: 500 }, () => 'x') } },
  ])('for the input %#', async (input) => {
    expect(await list(input)).toMatchObject({ ok: false, code: 'INVALID', data: null });
  });

  it.each([
    { email: { contains: '@' } },
    { isAdmin: { equals: true } },
    { intake_form_submitted: { equals: false } },
    { needs_agreement: { equals: true } },
    { orderBy: { profile_progress: 'asc' } },
  ])('for the admins’ filter %p', async (input) => {
    expect(await list(input)).toMatchObject({ ok: false, code: 'FORBIDDEN', data: null });
    expect(await list(input, viewerOf('s', 'member', 'support', 'editor', 'coach'))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await list(input, admin)).toMatchObject({ ok: true });
  });
});

describe('the directory lists', () => {
  it('members and Athena, never prospects, hidden members or closed accounts, whatever is asked', async () => {
    await named('Member');
    await named('Athena', { relationship_type: 'Athena' });
    await named('Prospect', { relationship_type: 'Prospect', languages: ['Twi'] });
    await named('Hidden', { hide_from_directory: true, languages: ['Twi'] });
    await named('Closed', { disabled: true, languages: ['Twi'] });

    expect((await names())?.sort()).toEqual(['Athena', 'Member']);
    expect((await list()).count).toBe(2);
    for (const input of [
      { hide_from_directory: { equals: true } },
      { relationship_type: { in: ['Prospect'] } },
      { search: 'hidden' },
      { languages: { equals: 'Twi' } },
    ])
      expect(await list(input)).toMatchObject({ ok: true, count: 0, data: [] });
    expect(await facet('languages')).toEqual([]);
  });

  it('everyone to admins, who may filter by hidden, unfinished or not agreed', async () => {
    await anAgreement(Date.now() - 1000);
    await named('Hidden', { hide_from_directory: true });
    await named('Prospect', {
      relationship_type: 'Prospect',
      email: 'p@demo.test',
      portal_nda_agreement_date: null,
    });
    await named('Old', {
      portal_nda_agreement_date: 5,
      latest_signed_agreement: 5,
      intake_form_submitted: true,
    });
    const ask = (input: object) => names({ orderBy: { first_name: 'asc' }, ...input }, admin);

    expect(await ask({ relationship_type: { equals: 'Prospect' } })).toEqual(['Prospect']);
    expect(await ask({ hide_from_directory: { equals: true } })).toContain('Hidden');
    expect(await ask({ email: { contains: 'P@DEMO' } })).toEqual(['Prospect']);
    expect(await ask({ search: 'demo.test' })).toEqual(['Prospect']);
    expect(await ask({ intake_form_submitted: { equals: true } })).toEqual(['Old']);
    expect(await ask({ needs_agreement: { equals: true } })).toEqual(['Old', 'Prospect']);
    expect(await ask({ needs_agreement: { equals: false } })).not.toContain('Old');
  });

  it('newest first, or by name without regard to case and accents', async () => {
    await named('élodie', { created_at: 1 });
    await named('Zainab', { created_at: 3 });
    await named('Eva', { created_at: 2 });

    expect(await names()).toEqual(['Zainab', 'Eva', 'élodie']);
    expect(await names({ orderBy: { first_name: 'asc' } })).toEqual(['élodie', 'Eva', 'Zainab']);
    expect(await names({ orderBy: { first_name: 'asc' }, take: 1, skip: 1 })).toEqual(['Eva']);
    expect(await list({ take: 0 })).toMatchObject({ data: [], count: 3 });
  });

  it('members whose visible text contains all words of a search', async () => {
    await named('Amara', { last_name: 'Osei', company: 'Aurea Saúde', summary: 'Cold chains (and ports)' });
    await named('Beatriz', { company: 'Halden', visibility: { header: 'private' } });

    expect(await names({ search: 'osei SAUDE' })).toEqual(['Amara']);
    expect(await names({ search: 'osei halden' })).toEqual([]);
    expect(await names({ search: 'halden' })).toEqual([]);
    expect(await names({ search: 'beatriz' })).toEqual(['Beatriz']);
    expect(await names({ summary: { contains: 'chains (and' } })).toEqual(['Amara']);
    expect(await names({ search: '.*' })).toEqual([]);
    expect(await names({ search: '(a+)+$' })).toEqual([]);
    expect(await names({ search: '  ' })).toHaveLength(2);
  });

  it('by any of a category’s values and by all of the categories', async () => {
    await named('Both', { languages: ['Twi', 'French'], nearest_regional_hub: 'Boston' });
    await named('French', { languages: ['French'], nearest_regional_hub: 'Seattle' });
    await named('Board', {
      board_experiences: [
        {
          id: '1',
          title: 'Port',
          type: 'Private Board',
          role: 'Chair',
          start_year: 1,
          end_year: 2,
          current: false,
          comitees: ['Audit'],
        },
      ],
    });
    const ask = (input: object) => names({ orderBy: { first_name: 'asc' }, ...input });

    expect(await ask({ languages: { in: ['Twi', 'French'] } })).toEqual(['Both', 'French']);
    expect(await ask({ languages: { in: ['French'] }, nearest_regional_hub: { in: ['Boston'] } })).toEqual([
      'Both',
    ]);
    expect(await ask({ languages: { notIn: ['Twi'] } })).toEqual(['Board', 'French']);
    expect(await ask({ languages: { contains: 'fren' } })).toEqual(['Both', 'French']);
    expect(await ask({ languages: { in: [] } })).toEqual([]);
    expect(await ask({ type: { equals: 'Private Board' }, board_role: { in: ['Chair'] } })).toEqual([
      'Board',
    ]);
    expect(await ask({ comitees: { in: ['Audit'] } })).toEqual(['Board']);
  });

  it('by a value for connections to connections only', async () => {
    const user = await named('Noor', { languages: ['Urdu'], visibility: { languages: 'connections' } });
    const friend = await aMember({ hide_from_directory: true });
    await aConnection(user._id, friend.id);
    const urdu = { languages: { in: ['Urdu'] } };

    expect(await names(urdu)).toEqual([]);
    expect(await names({ languages: { notIn: ['Urdu'] } })).toEqual(['Noor']);
    expect(await names(urdu, friend)).toEqual(['Noor']);
    expect(await names(urdu, admin)).toEqual(['Noor']);
    expect(await facet('languages')).toEqual([]);
    expect(await facet('languages', friend)).toEqual([{ value: 'Urdu', count: 1 }]);
  });
});

it('hides a member who blocked the viewer from every list, count, facet and search, and lists everyone else', async () => {
  const blocking = await named('Blocking', { languages: ['Twi'], company: 'Halden' });
  await named('Other', { languages: ['Twi'] });
  await aConnection(viewer.id, blocking._id, { status: 'BLOCKED', blocked_by: blocking._id });
  const blocked = await aMember({ hide_from_directory: true });
  await aConnection(blocking._id, blocked.id, { status: 'BLOCKED', blocked_by: blocked.id });

  expect(await names()).toEqual(['Other']);
  expect((await list()).count).toBe(1);
  expect(await names({ search: 'Halden' })).toEqual([]);
  expect(await facet('languages')).toEqual([{ value: 'Twi', count: 1 }]);
  expect(await facet('company')).toEqual([]);
  expect(await facet('company', viewer, { search: 'Blocking' })).toEqual([]);
  // The blocking member still sees the blocked one, and admins see all.
  expect(await facet('languages', blocked)).toEqual([{ value: 'Twi', count: 2 }]);
  expect((await list({ search: 'Halden' }, { ...admin, id: viewer.id })).count).toBe(1);
});

it('does not list a member whose term has ended, though no record changes', async () => {
  const DAY = 86_400_000;
  await named('Lapsed', { languages: ['Twi'], subscription_end_date: Date.now() - DAY });
  await named('Current', { languages: ['Twi'], subscription_end_date: Date.now() + DAY });

  expect(await names()).toEqual(['Current']);
  expect(await facet('languages')).toEqual([{ value: 'Twi', count: 1 }]);

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY);
  expect(await names()).toEqual([]);
  expect(await facet('languages')).toEqual([]);
  jest.restoreAllMocks();
});

it('counts for each choice how many members choosing it leaves, most frequent first', async () => {
  await named('A', { languages: ['French', 'Twi'] });
  await named('B', { languages: ['French'] });
  await named('C', { languages: ['Twi'], relationship_type: 'Athena' });
  await named('D', { languages: ['Dutch', 'French'], visibility: { languages: 'private' } });

  expect(await facet('languages')).toEqual([
    { value: 'French', count: 2 },
    { value: 'Twi', count: 2 },
  ]);
  expect(await facet('languages', viewer, { search: 'nobody here' })).toEqual([]);
  expect(await facet('languages', viewer, { relationship_type: { equals: 'Athena' } })).toEqual([
    { value: 'Twi', count: 1 },
  ]);
});

it('narrows the counts of a category by everything but its own choices', async () => {
  const halden = { company: 'Halden' };
  await named('A', { ...halden, languages: ['French', 'Twi'], regions: ['Africa'] });
  await named('B', { ...halden, languages: ['French'], regions: ['Europe'] });
  await named('C', { company: 'Calder', languages: ['Twi'], regions: ['Africa'] });
  const friend = await named('D', {
    languages: ['Dutch'],
    regions: ['Africa'],
    visibility: { languages: 'connections' },
  });
  const chosen = { languages: { in: ['Twi'] }, regions: { in: ['Africa'] } };

  // Without its own choice: everybody of Africa.
  expect(await facet('languages', viewer, chosen)).toEqual([
    { value: 'Twi', count: 2 },
    { value: 'French', count: 1 },
  ]);
  // Without its own choice: everybody who speaks Twi.
  expect(await facet('regions', viewer, chosen)).toEqual([{ value: 'Africa', count: 2 }]);
  expect(await facet('company', viewer, chosen)).toEqual([
    { value: 'Calder', count: 1 },
    { value: 'Halden', count: 1 },
  ]);
  expect(await facet('languages', viewer, { ...chosen, search: 'halden' })).toEqual([
    { value: 'French', count: 1 },
    { value: 'Twi', count: 1 },
  ]);
  // What is visible to connections counts for them alone.
  await aConnection(friend._id, viewer.id);
  expect((await facet('languages', viewer, chosen))?.map(({ value }) => value)).toContain('Dutch');
});

it('counts for a choice exactly those it then lists', async () => {
  const languages = ['French', 'Twi', 'Dutch'];
  const regions = ['Africa', 'Europe'];
  for (let n = 0; n < 24; n += 1)
    await named(`Member ${n}`, {
      languages: languages.filter((_one, place) => n % (place + 2) === 0),
      regions: [regions[n % 2]!],
    });
  const others = { regions: { in: ['Africa'] }, search: 'member' };

  for (const { value, count } of (await facet('languages', viewer, {
    ...others,
    languages: { in: ['Twi'] },
  }))!)
    expect((await list({ ...others, languages: { in: [value] } })).count).toBe(count);
});

describe('a search', () => {
  it.each([
    ['one slip in five letters', 'Haldne', ['Ngozi']],
    ['two in nine', 'govrenence', ['Ngozi']],
    ['not one in four', 'ezze', []],
    ['not two in eight', 'Hlaednx', []],
    ['one word among others', 'ngozi haldne', ['Ngozi']],
    ['without the apostrophe', 'obrien', ['Ngozi']],
    ['with a slip and without the apostrophe', 'obrein', ['Ngozi']],
  ])('allows the edit distance of the library’s search: %s', async (_what, search, found) => {
    await named('Ngozi', { last_name: 'O’Brien', company: 'Halden', summary: 'Governance first' });
    await named('Priya', { last_name: 'Raman', company: 'Calder' });

    expect(await names({ search })).toEqual(found);
    expect((await list({ search })).count).toBe(found.length);
  });

  it('takes words as typed where they match somebody, whatever the filters leave', async () => {
    await named('Typed', { company: 'Halden', regions: ['Europe'] });
    await named('Near', { company: 'Holden', regions: ['Africa'] });

    expect(await names({ search: 'halden' })).toEqual(['Typed']);
    expect(await names({ search: 'halden', regions: { in: ['Africa'] } })).toEqual([]);
  });

  it('allows no edit distance to words that the viewer may not see', async () => {
    await named('Hidden', { company: 'Halden', visibility: { company: 'private' } });
    await named('Part', { company: 'Haldensborg' });

    expect(await names({ search: 'haldne' })).toEqual([]);
  });
});

it('finds nobody any more by a value that was just hidden', async () => {
  const user = await named('Rosalind', { languages: ['Igbo'] });
  expect(await names({ languages: { in: ['Igbo'] } })).toEqual(['Rosalind']);

  const row = await User.findById(user._id).orFail();
  row.set('visibility', { languages: 'private' });
  await row.save();

  expect(await names({ languages: { in: ['Igbo'] } })).toEqual([]);
  expect(await facet('languages')).toEqual([]);
});

it('does not list a member who was just hidden, closed or removed, by any process', async () => {
  const [hidden, closed, removed] = [
    await named('Hidden', { languages: ['Twi'] }),
    await named('Closed', { languages: ['Twi'] }),
    await named('Removed', { languages: ['Twi'] }),
  ];
  await named('Stays', { languages: ['Twi'] });
  expect(await facet('languages')).toEqual([{ value: 'Twi', count: 4 }]);

  await User.updateOne({ _id: hidden._id }, { hide_from_directory: true });
  expect(await facet('languages')).toEqual([{ value: 'Twi', count: 3 }]);
  await User.updateMany({ _id: closed._id }, { disabled: true });
  expect(await names({ languages: { in: ['Twi'] }, orderBy: { first_name: 'asc' } })).toEqual([
    'Removed',
    'Stays',
  ]);
  // One leaves and one joins: the count stays the same.
  await User.deleteOne({ _id: removed._id });
  await named('New', { languages: ['Igbo'] });
  expect((await names())?.sort()).toEqual(['New', 'Stays']);
});

it('answers concurrent requests with everything written before them', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, made) => {
      await named(`Member ${made}`);
      return names({ search: `member ${made}` });
    }),
  );

  expect(answers).toEqual(answers.map((_, made) => [`Member ${made}`]));
});

it('takes as many reads for a hundred members as for one', async () => {
  const query = `query ($take: Int) { users(input: { take: $take }) { count data { id name summary board_experiences { title } needs_agreement connections { id } } facets { category options { value count } } } }`;
  for (let made = 0; made < 110; made += 1)
    await named(`Member ${made}`, { languages: [`Language ${made}`] });
  // The first request reads everyone into the cache.
  await list();

  const [one, hundred] = [
    await world.countReads(() => world.run(viewer, query, { take: 1 })),
    await world.countReads(() => world.run(viewer, query, { take: 100 })),
  ];

  expect(one).toBe(3);
  expect(hundred).toBe(one);
});

it.each([
  { orderBy: { profile_progress: 'asc' }, skip: 1 },
  { intake_form_submitted: { equals: false } },
  { needs_agreement: { equals: true } },
  { email: { contains: 'example' } },
  { search: 'member', isAdmin: { equals: false }, orderBy: { last_name: 'desc' } },
])('takes as many reads for the admins’ list %j with a hundred members as with one', async (input) => {
  const ask = (take: number) => world.countReads(() => list({ ...input, take }, admin));
  await named('Somebody');
  await list({}, admin);
  const one = await ask(1);

  for (let made = 0; made < 100; made += 1) await named(`Member ${made}`);
  await list({}, admin);

  expect(await ask(100)).toBe(one);
  expect(one).toBeLessThanOrEqual(5);
});

it('filters by admins’ values as soon as they have changed', async () => {
  const { _id } = await named('Amara', { portal_nda_agreement_date: null });
  const asked = async (input: object) => names(input, admin);
  expect(await asked({ needs_agreement: { equals: true } })).toContain('Amara');
  expect(await asked({ intake_form_submitted: { equals: true } })).not.toContain('Amara');

  await User.updateOne({ _id }, { portal_nda_agreement_date: Date.now(), intake_form_submitted: true });

  expect(await asked({ needs_agreement: { equals: true } })).not.toContain('Amara');
  expect(await asked({ intake_form_submitted: { equals: true } })).toContain('Amara');
});
