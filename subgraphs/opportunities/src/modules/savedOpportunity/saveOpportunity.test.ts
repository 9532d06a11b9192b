import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import type { CompensationBand } from '@athenaeum/opportunities-contract';
import { subgraph } from '../../index';
import { anOpportunity } from '../../testing/factories';
import { Opportunity } from '../opportunity/opportunity.model';
import { forgetMember, personalData } from '../personalData/personalData.service';
import { SavedOpportunity } from './savedOpportunity.model';

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  await SavedOpportunity.deleteMany();
  await Opportunity.deleteMany();
});

const amara = viewerOf('amara');
const SAVE = `mutation ($input: SaveOpportunityInput!) {
  saveOpportunity(input: $input) { ok code message data { id saved } } }`;
type Saved = ResultOf<{ id: string; saved: boolean } | null>;
const save = async (id: string, saved = true, viewer: Viewer = amara) =>
  (await world.run<{ saveOpportunity: Saved }>(viewer, SAVE, { input: { id, saved } })).saveOpportunity;
const listed = async (input: string, viewer: Viewer = amara) =>
  (
    await world.run<{ opportunities: { count: number; data: { slug: string; saved: boolean }[] } }>(
      viewer,
      `{ opportunities(input: { ${input} }) { count data { slug saved } } }`,
    )
  ).opportunities;
const SAVED = 'saved: { equals: true }';

it('is for members, and for roles that they may read', async () => {
  const { _id } = await anOpportunity();
  const closed = await anOpportunity({ expires_at: Date.now() - 1 });

  expect((await save(_id, true, visitor)).code).toBe('UNAUTHENTICATED');
  expect((await save(_id, true, viewerOf('freya', 'prospect'))).code).toBe('FORBIDDEN');
  expect(await save(closed._id)).toEqual(await save('nothing'));
  expect(await SavedOpportunity.countDocuments()).toBe(0);
});

it('is one however often it is pressed, and found by its member alone', async () => {
  const [role] = [await anOpportunity({ slug: 'a-seat' }), await anOpportunity()];

  const answers = await Promise.all(Array.from({ length: 5 }, () => save(role._id)));

  expect(answers.map(({ data }) => data)).toEqual(Array(5).fill({ id: role._id, saved: true }));
  expect(await SavedOpportunity.countDocuments()).toBe(1);
  expect(await listed(SAVED)).toEqual({ count: 1, data: [{ slug: 'a-seat', saved: true }] });
  expect(await listed(`${SAVED}, matching: { words: "nothing of it" }`)).toEqual({ count: 0, data: [] });
  expect((await listed(SAVED, viewerOf('nosy'))).count).toBe(0);
});

it('leaves the list when it is let go, or its role leaves the board', async () => {
  const [kept, gone] = [await anOpportunity(), await anOpportunity()];
  for (const { _id } of [kept, gone]) await save(_id);

  expect((await save(kept._id, false)).data).toEqual({ id: kept._id, saved: false });
  expect((await save(kept._id, false)).ok).toBe(true);
  await Opportunity.updateOne({ _id: gone._id }, { expires_at: Date.now() - 1 });

  expect((await listed(SAVED)).count).toBe(0);
});

it('is in the export of the member, and goes with the account', async () => {
  const { _id } = await anOpportunity();
  await save(_id);
  await save(_id, true, viewerOf('other'));

  expect((await personalData('amara')).saved_opportunities).toMatchObject([{ opportunity_id: _id }]);
  await forgetMember('amara');

  expect(await SavedOpportunity.distinct('user_id')).toEqual(['other']);
});

it('orders the board by closing day, after its status', async () => {
  const day = 86_400_000;
  const now = Date.now();
  const role = (slug: string, days: number, compensation: CompensationBand, more: object = {}) =>
    anOpportunity({ slug, expires_at: now + days * day, compensation, ...more });
  await role('held', 1, 'Over $500K a year', { status: 'On Hold' });
  await role('later', 20, '$50K to $100K a year');
  await role('soon', 2, 'To be discussed');
  await role('best', 10, '$250K to $500K a year');
  const slugs = async (order: string) => (await listed(`order: "${order}"`)).data.map(({ slug }) => slug);

  expect(await slugs('closing')).toEqual(['soon', 'best', 'later', 'held']);
});
