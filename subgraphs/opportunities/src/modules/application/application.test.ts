import { visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anApplication, anOpportunity } from '../../testing/factories';
import { Application } from './application.model';

const world = openForFile(() => createTestWorld(subgraph));

interface Applications {
  applications: { ok: boolean; code: string | null; count: number | null; data: { id: string }[] | null };
}
const APPLICATIONS =
  'query ($input: ApplicationsInput) { applications(input: $input) { ok code count data { id } } }';
const CONTRIBUTED =
  'query ($id: ID!) { _entities(representations: [{ __typename: "User", id: $id }]) { ... on User { applications { id } } } }';

it('asks a visitor to sign in', async () => {
  const { applications } = await world.run<Applications>(visitor, APPLICATIONS);

  expect(applications).toEqual({ ok: false, code: 'UNAUTHENTICATED', count: null, data: null });
});

it.each(['member', 'coach', 'editor'] as const)(
  'gives a %s nothing of another member, by list or by reference',
  async (role) => {
    const { user_id, contentful_id } = await anApplication(await anOpportunity());
    const other = viewerOf('somebody-else', role);

    const named = await world.run<Applications>(other, APPLICATIONS, { input: { user_id } });
    const ofOpportunity = await world.run<Applications>(other, APPLICATIONS, {
      input: { contentful_id: { equals: contentful_id } },
    });
    const contributed = await world.run(other, CONTRIBUTED, { id: user_id });

    expect(named.applications).toEqual({ ok: false, code: 'FORBIDDEN', count: null, data: null });
    expect(ofOpportunity.applications).toMatchObject({ ok: true, count: 0 });
    expect(contributed).toEqual({ _entities: [{ applications: null }] });
  },
);

it.each(['support', 'admin'] as const)('gives %s those of a member or of an opportunity', async (role) => {
  const opportunity = await anOpportunity();
  const { _id, user_id } = await anApplication(opportunity);
  const staff = viewerOf('staff-1', role);

  const named = await world.run<Applications>(staff, APPLICATIONS, { input: { user_id } });
  const received = await world.run<Applications>(staff, APPLICATIONS, {
    input: { contentful_id: { equals: opportunity.contentful_id } },
  });
  const unasked = await world.run<Applications>(staff, APPLICATIONS);

  expect(named.applications.data).toEqual([{ id: _id }]);
  expect(received.applications.data).toEqual([{ id: _id }]);
  expect(unasked.applications.count).toBe(0);
});

it('lists the member’s own, newest first, with their opportunities', async () => {
  const opportunity = await anOpportunity({ title: 'Chair' });
  const closed = await anOpportunity({ title: 'Trustee', closed_at: Date.now() - 1 });
  const older = await anApplication(closed, { user_id: 'me', created_at: 1_000 });
  const newer = await anApplication(opportunity, { user_id: 'me', created_at: 2_000 });

  const { applications } = await world.run<{ applications: unknown }>(
    viewerOf('me'),
    '{ applications { count data { id created_at opportunity { title } } } }',
  );

  expect(applications).toEqual({
    count: 2,
    data: [
      { id: newer._id, created_at: 2_000, opportunity: { title: 'Chair' } },
      { id: older._id, created_at: 1_000, opportunity: { title: 'Trustee' } },
    ],
  });
});

describe('one member and one opportunity', () => {
  const tenAtOnce = (user_id: string) =>
    Promise.allSettled(
      Array.from({ length: 10 }, () =>
        Application.create({
          user_id,
          opportunity_id: 'one',
          contentful_id: 'one',
          title: 'One',
          cv: 'cv.pdf',
        }),
      ),
    );

  it('have one application, also for concurrent requests', async () => {
    await tenAtOnce('eager');

    expect(await Application.countDocuments({ user_id: 'eager' })).toBe(1);
  });

  it('are limited to one by the index alone', async () => {
    await Application.collection.dropIndex('user_id_1_opportunity_id_1');

    await tenAtOnce('unguarded');

    expect(await Application.countDocuments({ user_id: 'unguarded' })).toBe(10);
  });
});
