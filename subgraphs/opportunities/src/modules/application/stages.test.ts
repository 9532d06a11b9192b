import { createHash } from 'node:crypto';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { OPPORTUNITY_MESSAGES, type ApplicationStatus } from '@athenaeum/opportunities-contract';
import { subgraph } from '../../index';
import { anApplication, anOpportunity } from '../../testing/factories';
import { Opportunity } from '../opportunity/opportunity.model';
import { closePosting } from '../posting/ownPosting';
import { Application } from './application.model';

const amara = viewerOf('amara');
const support = viewerOf('sam', 'support');

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  for (const model of [Application, Opportunity, OutboxMessage])
    await (model as typeof Application).deleteMany();
});

const mine = async () =>
  (
    await world.run<{ applications: { data: { can_withdraw: boolean; history: object[] }[] } }>(
      amara,
      '{ applications { data { status can_withdraw history { status at } } } }',
    )
  ).applications.data[0]!;
const withdraw = async (id: string) =>
  (
    await world.run<{ withdrawApplication: object }>(
      amara,
      'mutation ($id: ID!) { withdrawApplication(input: { id: $id }) { ok code message } }',
      { id },
    )
  ).withdrawApplication;
const move = (id: string, status: ApplicationStatus) =>
  world.run(
    support,
    'mutation ($input: UpdateApplicationInput!) { updateApplication(input: $input) { ok } }',
    { input: { id, status } },
  );
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const told = () => OutboxMessage.find({ kind: 'application_moved' }).lean();

it('stores every status with its time, and mails the applicant', async () => {
  const { _id: id } = await anApplication(await anOpportunity(), {
    user_id: 'amara',
    history: [{ status: 'Received', at: 1_000 }],
  });

  await move(id, 'Interviewing');
  // Chosen again, it is no change.
  await move(id, 'Interviewing');

  expect((await mine()).history).toEqual([
    { status: 'Received', at: 1_000 },
    { status: 'Interviewing', at: expect.any(Number) },
  ]);
  expect(await told()).toMatchObject([{ payload: { application_id: id, round: 1 } }]);
});

it('does not tell the applicant about notes of board support', async () => {
  const { _id: id } = await anApplication(await anOpportunity(), { user_id: 'amara' });

  await world.run(
    support,
    'mutation ($id: ID!) { updateApplication(input: { id: $id, shortlisted: true }) { ok } }',
    { id },
  );

  expect(await told()).toEqual([]);
});

it('begins the history of an older application with its submission', async () => {
  await anApplication(await anOpportunity(), { user_id: 'amara', created_at: 7_000 });

  expect((await mine()).history).toEqual([{ status: 'Received', at: 7_000 }]);
});

describe('is over, and cannot be withdrawn,', () => {
  it.each(['Selected', 'Not selected'] as const)('when it was %s', async (status) => {
    const { _id: id } = await anApplication(await anOpportunity(), { user_id: 'amara', status });

    expect(await mine()).toMatchObject({ can_withdraw: false });
    expect(await withdraw(id)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: OPPORTUNITY_MESSAGES.applicationOver,
    });
  });

  it('when the opportunity is closed, which waiting applicants are told', async () => {
    const token = 'a-token-that-is-long-enough';
    const opportunity = await anOpportunity({ poster_hash: hashOf(token) });
    const { _id: id } = await anApplication(opportunity, { user_id: 'amara', status: 'Reviewing' });
    await anApplication(opportunity, { status: 'Not selected' });

    await closePosting(token);

    expect(await told()).toMatchObject([{ payload: { application_id: id } }]);
    expect(await mine()).toMatchObject({ can_withdraw: false });
    expect(await withdraw(id)).toMatchObject({ code: 'CONFLICT' });
  });
});

it('can be withdrawn before a decision, even after the last day to apply', async () => {
  const expired = await anOpportunity({ expires_at: Date.now() - 1 });
  const { _id: id } = await anApplication(expired, { user_id: 'amara', status: 'Interviewing' });

  expect(await mine()).toMatchObject({ can_withdraw: true });
  expect(await withdraw(id)).toMatchObject({ ok: true });
  expect((await mine()).history.at(-1)).toMatchObject({ status: 'Withdrawn' });
});

it('tells waiting applicants when board support closes the opportunity', async () => {
  const opportunity = await anOpportunity();
  await anApplication(opportunity, { user_id: 'amara' });

  await world.run(support, 'mutation ($id: ID!) { closeOpportunity(input: { id: $id }) { ok } }', {
    id: opportunity._id,
  });

  expect(await told()).toHaveLength(1);
});
