import { visitor } from '@athenaeum/kit';
import { DataAccess } from '@athenaeum/kit/dataAccess';
import { StoredFile } from '@athenaeum/kit/files';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { OPPORTUNITY_MESSAGES } from '@athenaeum/opportunities-contract';
import { subgraph } from '../../index';
import { anOpportunity, anUpload } from '../../testing/factories';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { Application } from './application.model';

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  for (const model of [Application, Opportunity, OutboxMessage, StoredFile])
    await (model as typeof Application).deleteMany();
});

type Answer = ResultOf<{ id: string; status: string } | null>;
const APPLY =
  'mutation ($input: ApplyingInput!) { applying(input: $input) { ok code message fields data { id status } } }';
const WITHDRAW = `mutation ($id: ID!) {
  withdrawApplication(input: { id: $id }) { ok code message fields data { id status } } }`;
const amara = viewerOf('amara');

async function apply(opportunity: OpportunityRow, given: Record<string, unknown> = {}, viewer = amara) {
  const cv = 'cv' in given ? given.cv : await anUpload('amara');
  const input = {
    contentful_id: opportunity.contentful_id,
    pitch: 'Leads teams.',
    accepted: true,
    ...given,
    cv,
  };
  return (await world.run<{ applying: Answer }>(viewer, APPLY, { input })).applying;
}
const withdraw = async (id: string, viewer = amara) =>
  (await world.run<{ withdrawApplication: Answer }>(viewer, WITHDRAW, { id })).withdrawApplication;
const told = (kind: string) => OutboxMessage.find({ kind }).lean();
const stateOf = async (key: string) => (await StoredFile.findOne({ key }).lean())?.state;

describe('is refused', () => {
  it.each([
    ['to a visitor', visitor, 'UNAUTHENTICATED'],
    ['to a prospect', viewerOf('pia', 'prospect'), 'FORBIDDEN'],
  ] as const)('%s', async (_who, viewer, code) => {
    expect(await apply(await anOpportunity(), {}, viewer)).toMatchObject({ ok: false, code });
    expect(await Application.countDocuments()).toBe(0);
  });

  it.each([
    ['closed', { closed_at: Date.now() - 1 }, OPPORTUNITY_MESSAGES.closed],
    ['expired', { expires_at: Date.now() - 1 }, OPPORTUNITY_MESSAGES.expired],
    ['on hold', { status: 'On Hold' }, OPPORTUNITY_MESSAGES.held],
  ] as const)('for one that is %s, with the reason', async (_what, given, message) => {
    const answer = await apply(await anOpportunity(given));

    expect(answer).toMatchObject({ ok: false, code: 'CONFLICT', message, data: null });
    expect(await Application.countDocuments()).toBe(0);
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });

  it.each([
    ['waits for review', { published_at: null, expires_at: null }],
    ['waits for its address', { published_at: null, submitted_at: 1, confirmed_at: null }],
  ])('for one that %s, as if it did not exist', async (_what, given) => {
    expect(await apply(await anOpportunity(given))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['another member’s CV', () => anUpload('ines')],
    [
      'another member’s CV in the applicant’s folder',
      () => anUpload('ines', { key: 'opportunities-docs/amara/x.pdf' }),
    ],
    ['a file that is not there', async () => 'opportunities-docs/amara/nothing.pdf'],
    ['one that is let go of', () => anUpload('amara', { state: 'leaving' })],
  ])('with %s', async (_what, cv) => {
    const answer = await apply(await anOpportunity(), { cv: await cv() });

    const message = OPPORTUNITY_MESSAGES.fileMissing;
    expect(answer).toMatchObject({ ok: false, code: 'NOT_FOUND', fields: { cv: message } });
    expect(await Application.countDocuments()).toBe(0);
  });

  it.each(['../secrets/cv.pdf', 'https://elsewhere.example/cv.pdf', '', 'profile-docs/cv.pdf', null])(
    'with the path %p',
    async (cv) => {
      const answer = await apply(await anOpportunity(), { cv });

      expect(answer).toMatchObject({ code: 'INVALID', fields: { cv: OPPORTUNITY_MESSAGES.cvMissing } });
    },
  );

  it('on behalf of another, without the acceptance, and with a pitch too long', async () => {
    const opportunity = await anOpportunity();

    expect(await apply(opportunity, { user_id: 'ines' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await apply(opportunity, { accepted: false })).toMatchObject({
      fields: { accepted: OPPORTUNITY_MESSAGES.acceptanceMissing },
    });
    expect(await apply(opportunity, { pitch: 'a'.repeat(5001) })).toMatchObject({
      fields: { pitch: 'Keep it to 5000 characters' },
    });
  });
});

it('stores the application and its files, and notifies board support and the CRM', async () => {
  const opportunity = await anOpportunity({ title: 'Audit Chair', company: 'Open Company' });
  const [cv, bio] = [await anUpload('amara'), await anUpload('amara')];

  const answer = await apply(opportunity, { cv, bio, user_id: 'amara' });

  expect(answer).toMatchObject({
    ok: true,
    message: OPPORTUNITY_MESSAGES.received,
    data: { status: 'Received' },
  });
  expect(await Promise.all([cv, bio].map(stateOf))).toEqual(['kept', 'kept']);
  expect(await told('application_received')).toMatchObject([
    { payload: { application_id: answer.data!.id } },
  ]);
  expect(await told('create_career_opportunity_candidate')).toMatchObject([
    { payload: { user_id: 'amara', opportunity_title: 'Audit Chair', company: 'Open Company' } },
  ]);
});

it('is one application, reported once, for twenty concurrent clicks', async () => {
  const opportunity = await anOpportunity();
  const cv = await anUpload('amara');

  const answers = await Promise.all(Array.from({ length: 20 }, () => apply(opportunity, { cv })));

  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await Application.countDocuments()).toBe(1);
  expect(await told('application_received')).toHaveLength(1);
  expect(await told('create_career_opportunity_candidate')).toHaveLength(1);
  expect((await Opportunity.findById(opportunity._id).lean())?.applied).toBe(1);
});

it('is one application from two tabs with different files: the second one is refused', async () => {
  const opportunity = await anOpportunity();

  const answers = await Promise.all([apply(opportunity), apply(opportunity)]);

  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    code: 'CONFLICT',
    message: OPPORTUNITY_MESSAGES.alreadyApplied,
  });
  expect(await Application.countDocuments()).toBe(1);
  expect(await told('application_received')).toHaveLength(1);
});

it('stores nothing when its mail cannot be enqueued', async () => {
  const opportunity = await anOpportunity();
  const cv = await anUpload('amara');
  jest.spyOn(OutboxMessage.prototype, 'save').mockRejectedValueOnce(new Error('no room'));

  await expect(apply(opportunity, { cv })).rejects.toThrow();

  expect(await Application.countDocuments()).toBe(0);
  expect(await stateOf(cv)).toBe('waiting');
  expect(await apply(opportunity, { cv })).toMatchObject({ ok: true });
});

describe('withdrawing', () => {
  it('is not possible for anybody else, as if it did not exist', async () => {
    const { data } = await apply(await anOpportunity());

    expect(await withdraw(data!.id, viewerOf('ines'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await withdraw(data!.id, viewerOf('sam', 'support'))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('removes its files, tells board support once, and allows applying again', async () => {
    const opportunity = await anOpportunity();
    const cv = await anUpload('amara');
    const { data } = await apply(opportunity, { cv });

    const answers = await Promise.all([withdraw(data!.id), withdraw(data!.id)]);

    expect(answers.map((answer) => answer.data?.status)).toEqual(['Withdrawn', 'Withdrawn']);
    expect(await stateOf(cv)).toBe('leaving');
    expect(await told('application_withdrawn')).toHaveLength(1);
    const anew = await apply(opportunity);
    expect(anew).toMatchObject({ ok: true, data: { id: data!.id, status: 'Received' } });
    expect(await told('application_received')).toHaveLength(2);
  });

  it('keeps a CV that another application uses', async () => {
    const cv = await anUpload('amara');
    const one = await apply(await anOpportunity(), { cv });
    await apply(await anOpportunity(), { cv });

    await withdraw(one.data!.id);

    expect(await stateOf(cv)).toBe('kept');
  });
});

it('tells the applicant which of board support has read the application and taken its files', async () => {
  const { data } = await apply(await anOpportunity());
  const ask = (viewer: typeof amara) =>
    world.run(
      viewer,
      `query Desk { applications(input: { user_id: "amara" }) { ok data { pitch cv { url } } } applicationFiles(id: "${data!.id}") { ok data { id cv { key } } } }`,
    );
  await DataAccess.deleteMany({});

  await ask(amara);
  expect(await DataAccess.countDocuments()).toBe(0);
  await ask(viewerOf('bea', 'support'));

  expect(await DataAccess.find().lean()).toMatchObject([
    {
      ...{ member_id: 'amara', reader_id: 'bea', operation: 'Desk', details: ['applications'], times: 1 },
      fields: ['Application.cv', 'Application.pitch', 'ApplicationNotice.cv'],
    },
  ]);
});
