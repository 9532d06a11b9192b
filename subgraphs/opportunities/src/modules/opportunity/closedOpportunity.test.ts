import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anOpportunity } from '../../testing/factories';
import { Opportunity } from './opportunity.model';

const DAY = 86_400_000;
const member = viewerOf('amara');

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  await Opportunity.deleteMany();
});

const ask = async (id: string, viewer = member) =>
  (
    await world.run<{ closedOpportunity: Record<string, unknown> }>(
      viewer,
      'query ($id: ID!) { closedOpportunity(input: { id: $id }) { code data { title stage similar { slug } } } }',
      { id },
    )
  ).closedOpportunity;

const closed = { slug: 'gone', closed_at: Date.now() - DAY };

it.each([
  ['open', {}],
  ['never published', { published_at: null, expires_at: null, closed_at: 1 }],
  ['waiting for review', { published_at: null, expires_at: null }],
])('does not find one that is %s', async (_which, given) => {
  await anOpportunity({ slug: 'gone', ...given });

  expect(await ask('gone')).toEqual({ code: 'NOT_FOUND', data: null });
});

it('says that it has closed, and offers the most similar ones that take applications', async () => {
  await anOpportunity({ ...closed, title: 'Audit Chair', industry: 'Energy', nearestRegionalHub: 'Boston' });
  await anOpportunity({ slug: 'same-type' });
  await anOpportunity({ slug: 'same-industry', industry: 'Energy' });
  await anOpportunity({ slug: 'same-place', opportunityType: 'Other', nearestRegionalHub: 'Boston' });
  await anOpportunity({ slug: 'other', opportunityType: 'Other' });
  await anOpportunity({ slug: 'held', status: 'On Hold', industry: 'Energy' });
  await anOpportunity({ slug: 'over', industry: 'Energy', expires_at: Date.now() - 1 });

  expect(await ask('gone')).toEqual({
    code: null,
    data: {
      title: 'Audit Chair',
      stage: 'closed',
      similar: [{ slug: 'same-industry' }, { slug: 'same-type' }, { slug: 'same-place' }],
    },
  });
});

it('does not name the company of a confidential one', async () => {
  await anOpportunity({
    ...closed,
    title: 'Chair of Zyxwander',
    company: 'Zyxwander',
    isConfidential: true,
  });

  expect(await ask('gone')).toMatchObject({ data: { title: 'Chair of the company' } });
});

it('is for members', async () => {
  await anOpportunity(closed);

  expect(await ask('gone', viewerOf(null, 'visitor'))).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
});
