import { visitor } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { OPPORTUNITY_MESSAGES, SAVED_FILTER_LIMITS } from '@athenaeum/opportunities-contract';
import { subgraph } from '../../index';
import { anApplication, anOpportunity } from '../../testing/factories';
import { alertMembers, opportunityAlertNotice } from './alerts';
import { Opportunity } from '../opportunity/opportunity.model';
import { SavedFilter } from './savedFilter.model';

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  await SavedFilter.deleteMany();
  await OutboxMessage.deleteMany();
});

type Answer = ResultOf<{ id: string; name: string; types: string[] } | null>;
const SAVE = `mutation ($input: SaveFilterInput!) {
  saveFilter(input: $input) { ok code message fields data { id name types } } }`;
const amara = viewerOf('amara');
const save = async (input: Record<string, unknown>, viewer = amara) =>
  (await world.run<{ saveFilter: Answer }>(viewer, SAVE, { input: { name: 'Mine', ...input } })).saveFilter;
const remove = async (id: string, viewer = amara) =>
  (
    await world.run<{ removeFilter: Answer }>(
      viewer,
      `mutation { removeFilter(input: { id: "${id}" }) { ok code data { id } } }`,
    )
  ).removeFilter;
const names = async (viewer = amara) =>
  (
    await world.run<{ savedFilters: { data: { name: string }[] } }>(
      viewer,
      '{ savedFilters { data { name } } }',
    )
  ).savedFilters.data.map(({ name }) => name);
const alerted = async () =>
  (await OutboxMessage.find({ kind: 'opportunity_alert' }).lean())
    .map(({ payload }) => payload.user_id)
    .sort();

it.each([
  ['a visitor', visitor, 'UNAUTHENTICATED'],
  ['a prospect', viewerOf('pia', 'prospect'), 'FORBIDDEN'],
] as const)('is refused to %s', async (_who, viewer, code) => {
  expect(await save({}, viewer)).toMatchObject({ ok: false, code });
});

it('is private: nobody else reads, changes or removes it', async () => {
  const { data } = await save({ name: 'Seats', types: ['Board Seat'], words: null });
  const ines = viewerOf('ines');

  expect(await names(ines)).toEqual([]);
  expect(await save({ id: data!.id, name: 'Taken' }, ines)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await remove(data!.id, ines)).toMatchObject({ ok: true, data: null });
  expect(await names()).toEqual(['Seats']);
  await save({ id: data!.id, name: 'Chairs' });
  expect(await names()).toEqual(['Chairs']);
  await remove(data!.id);
  expect(await names()).toEqual([]);
});

it.each([
  ['no name', { name: ' ' }, { name: 'Give it a name' }],
  ['a type there is not', { types: ['Internship'] }, { 'types.0': expect.any(String) }],
  ['too many words', { words: 'a'.repeat(101) }, { words: 'Keep it to 100 characters' }],
])('refuses one with %s', async (_what, given, fields) => {
  expect(await save(given)).toMatchObject({ ok: false, code: 'INVALID', fields });
});

it('is limited in number, also for concurrent requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) => save({ name: `Filter ${index}` })),
  );

  expect(answers.filter(({ ok }) => ok)).toHaveLength(SAVED_FILTER_LIMITS.perMember);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    code: 'CONFLICT',
    message: OPPORTUNITY_MESSAGES.savedFilters,
  });
  expect(await names()).toHaveLength(SAVED_FILTER_LIMITS.perMember);
});

it('says how many open opportunities it shows, as the member sees them', async () => {
  await Opportunity.deleteMany();
  await anOpportunity({ title: 'Audit Chair', nearestRegionalHub: 'Boston' });
  await anOpportunity({ title: 'Audit Observer', nearestRegionalHub: 'Boston', closed_at: 1 });
  await anOpportunity({ title: 'Trustee', nearestRegionalHub: 'Boston', showHub: false });
  await anOpportunity({ title: 'Director', isConfidential: true, company: 'Northgate' });
  await save({ name: 'Near', hubs: ['Boston'] });
  await save({ name: 'Named', words: 'northgate' });
  await save({ name: 'All' });

  const { savedFilters } = await world.run<{ savedFilters: { data: { name: string; open: number }[] } }>(
    amara,
    '{ savedFilters { data { name open } } }',
  );

  expect(savedFilters.data.map(({ name, open }) => [name, open])).toEqual([
    ['Near', 1],
    ['Named', 0],
    ['All', 3],
  ]);
});

describe('an alert', () => {
  it('goes once to each member with a matching filter and alerts', async () => {
    await save({ types: ['Board Seat'] });
    await save({ words: 'audit' });
    await save({ types: ['Executive Roles'] }, viewerOf('ines'));
    await save({ hubs: ['boston'], industries: ['Energy'] }, viewerOf('noor'));
    await save({ types: ['Board Seat'], alerts: false }, viewerOf('quiet'));
    const { _id } = await anOpportunity({
      title: 'Audit Chair',
      nearestRegionalHub: 'Boston',
      industry: 'Energy',
    });

    await Promise.all([alertMembers(_id), alertMembers(_id)]);
    await alertMembers(_id);

    expect(await alerted()).toEqual(['amara', 'noor']);
  });

  it('reaches everyone, however many there are and however many filters they have', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({
      user_id: `member-${String(Math.floor(index / 3)).padStart(3, '0')}`,
      place: index % 3,
      name: 'Mine',
      created_at: 1,
    }));
    await SavedFilter.insertMany(rows);
    const { _id } = await anOpportunity();

    await alertMembers(_id);

    expect(await alerted()).toHaveLength(150);
  });

  it('is null when it is over, the member has applied, or the filter is gone', async () => {
    await save({ types: ['Board Seat'] });
    const open = await anOpportunity({ company: 'Open Company' });
    expect(await opportunityAlertNotice(open._id, 'amara')).toMatchObject({
      company: 'Open Company',
      filter: 'Mine',
    });

    const closed = await anOpportunity({ closed_at: 1 });
    expect(await opportunityAlertNotice(closed._id, 'amara')).toBeNull();
    await anApplication(open, { user_id: 'amara' });
    expect(await opportunityAlertNotice(open._id, 'amara')).toBeNull();
    await SavedFilter.deleteMany();
    expect(await opportunityAlertNotice((await anOpportunity())._id, 'amara')).toBeNull();
  });
});

const DAY = 86_400_000;

it('matches by pay and by how soon a role closes, as the board does', async () => {
  await Opportunity.deleteMany();
  const matching = async (criteria: string) =>
    (
      await world.run<{ opportunities: { data: { title: string }[] } }>(
        amara,
        `{ opportunities(input: { matching: { ${criteria} } }) { data { title } } }`,
      )
    ).opportunities.data.map(({ title }) => title);
  await anOpportunity({ title: 'Soon', compensation: 'Unpaid', expires_at: Date.now() + 3 * DAY });
  await anOpportunity({
    title: 'Later',
    compensation: 'Fee per engagement',
    expires_at: Date.now() + 60 * DAY,
  });

  expect(await matching('compensations: ["Unpaid"]')).toEqual(['Soon']);
  expect(await matching('closings: ["In more than 30 days"]')).toEqual(['Later']);
  expect(await matching('compensations: ["Unpaid"], closings: ["In more than 30 days"]')).toEqual([]);
});

it('keeps pay and closing with a filter, and reads filters from before there were such', async () => {
  const kept = { compensations: ['Unpaid'], closings: ['In 8 to 30 days'] };
  await save({ name: 'Kept', ...kept });
  await SavedFilter.collection.insertOne({
    ...{ _id: 'old', user_id: 'amara', place: 9, name: 'Old' },
    ...{ types: [], industries: [], hubs: [], words: '', alerts: true, created_at: Date.now() + 1000 },
  } as never);

  const { savedFilters } = await world.run<{ savedFilters: { data: object[] } }>(
    amara,
    '{ savedFilters { data { name compensations closings open } } }',
  );

  expect(savedFilters.data).toMatchObject([
    { name: 'Kept', ...kept },
    { name: 'Old', compensations: [], closings: [], open: expect.any(Number) },
  ]);
});
