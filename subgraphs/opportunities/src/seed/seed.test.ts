import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { StoredFile } from '@athenaeum/kit/files';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { OPPORTUNITY_STATUSES } from '@athenaeum/opportunities-contract';
import { subgraph } from '../index';
import { Application } from '../modules/application/application.model';
import { Opportunity } from '../modules/opportunity/opportunity.model';
import { OpportunityViews } from '../modules/opportunity/opportunityViews.model';
import { demoApplicationFiles, seedOpportunities } from './index';

const world = openForFile(() => createTestWorld(subgraph));
beforeAll(async () => {
  await seedOpportunities(Date.now());
}, 60_000);

interface Card {
  slug: string;
  status: string;
  company: string | null;
  can_apply: boolean;
  my_application: { id: string } | null;
}
const board = async (viewer = viewerOf(DEMO_ACCOUNTS.member.id)) => {
  const { opportunities } = await world.run<{ opportunities: { data: Card[] } }>(
    viewer,
    '{ opportunities(input: { take: 100 }) { data { slug status company can_apply my_application { id } } } }',
  );
  return new Map(opportunities.data.map((card) => [card.slug, card]));
};

it('loads forty opportunities, four unpublished ones, and their applications, once', async () => {
  const applications = await Application.countDocuments();

  await seedOpportunities(Date.now() + 60_000);

  expect(await Opportunity.countDocuments()).toBe(44);
  expect(await Opportunity.countDocuments({ published_at: { $ne: null } })).toBe(40);
  expect(await Application.countDocuments()).toBe(applications);
});

it('has the named ones on the board, as the walkthroughs expect them', async () => {
  const cards = await board();

  expect(cards.get('audit-chair-confidential')).toMatchObject({
    status: 'New',
    company: null,
    can_apply: true,
  });
  expect(cards.get('nonprofit-board-seat')).toMatchObject({
    company: 'Calder River Conservancy',
    can_apply: true,
    my_application: null,
  });
  expect(cards.get('on-hold-advisory')).toMatchObject({ status: 'On Hold', can_apply: false });
});

it('has the name of the confidential company, for board support', async () => {
  const cards = await board(viewerOf(DEMO_ACCOUNTS.support.id, 'support'));

  expect(cards.get('audit-chair-confidential')?.company).toBe('Northgate Biologics');
});

it('has a posting at each stage', async () => {
  const { postings } = await world.run<{ postings: { stages: Record<string, number> } }>(
    viewerOf(DEMO_ACCOUNTS.support.id, 'support'),
    '{ postings { stages { unconfirmed review published expired closed } } }',
  );

  expect(postings.stages).toEqual({ unconfirmed: 1, review: 4, published: 37, expired: 2, closed: 1 });
});

it('has a change of a poster that waits for board support, beside the published text', async () => {
  const posted = await Opportunity.findOne({ proposal: { $ne: null } })
    .orFail()
    .lean();

  expect(posted).toMatchObject({
    slug: 'remuneration-chair-insurance',
    poster: { name: 'Eleanor Whitcombe' },
  });
  expect(posted.proposal!.commitment).not.toBe(posted.commitment);
});

it('has views of each day a posting was on the board', async () => {
  const { _id } = await Opportunity.findOne({ slug: 'hospital-trustee' }).orFail().lean();

  expect(await OpportunityViews.countDocuments({ opportunity_id: _id })).toBe(19);
});

it('has a file of each current application, of the recorded size', async () => {
  const files = new Map(demoApplicationFiles(Date.now()).map(({ key, body }) => [key, body.length]));

  const applications = await Application.find({ status: { $ne: 'Withdrawn' } }).lean();
  const rows = new Map((await StoredFile.find().lean()).map((file) => [file.key, file]));

  for (const { cv, user_id } of applications)
    expect(rows.get(cv)).toMatchObject({ owner_id: user_id, bytes: files.get(cv), state: 'kept' });
});

it('has every status, and one card that the member has applied to', async () => {
  const cards = [...(await board()).values()];

  expect(new Set(cards.map(({ status }) => status))).toEqual(new Set(OPPORTUNITY_STATUSES));
  expect(cards.filter(({ my_application }) => my_application)).toHaveLength(1);
});

it('has no application to a posting on hold, and none before or after it was open', async () => {
  const opportunities = new Map((await Opportunity.find().lean()).map((one) => [one._id, one]));

  for (const { opportunity_id, created_at } of await Application.find().lean()) {
    const opportunity = opportunities.get(opportunity_id)!;
    expect(opportunity.status).not.toBe('On Hold');
    expect(created_at).toBeGreaterThanOrEqual(opportunity.published_at!);
    expect(created_at).toBeLessThanOrEqual(opportunity.closed_at ?? opportunity.expires_at!);
  }
});
