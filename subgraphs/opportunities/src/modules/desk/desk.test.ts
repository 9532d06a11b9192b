import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { dayAt, deadlineEnd, OPPORTUNITY_MESSAGES } from '@athenaeum/opportunities-contract';
import { subgraph } from '../../index';
import { anApplication, anOpportunity, aPoster } from '../../testing/factories';
import { Application } from '../application/application.model';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';

const DAY = 86_400_000;
const REVIEW = { published_at: null, expires_at: null };
const support = viewerOf('sam', 'support');

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  for (const model of [Opportunity, Application, OutboxMessage, AuditRow])
    await (model as typeof Opportunity).deleteMany();
});

type Answer = ResultOf<Record<string, unknown> | null>;
const OPPORTUNITY =
  'ok code message fields data { id slug title stage status expires_at company desk { version } }';
const change = async (
  name: string,
  input: Record<string, unknown>,
  viewer = support,
  selection = OPPORTUNITY,
) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { ${selection} } }`;
  return (await world.run<Record<string, Answer>>(viewer, query, { input }))[name]!;
};
const editOf = ({ _id: id, title, opportunityType, company, isConfidential, version }: OpportunityRow) => ({
  ...{
    id,
    version,
    title,
    opportunityType,
    company: company ?? 'The Company',
    isConfidential,
    showHub: true,
  },
});
const told = (kind: string) => OutboxMessage.countDocuments({ kind });

it.each(['member', 'coach', 'editor', 'prospect', 'service'] as const)(
  'is closed to a %s: nothing is listed and nothing changes',
  async (role) => {
    const other = viewerOf('other', role);
    const opportunity = await anOpportunity(REVIEW);
    const { _id: application } = await anApplication(opportunity);

    const answers = [
      (await world.run<Record<string, Answer>>(other, '{ postings { ok code data { id } } }')).postings,
      await change('publishOpportunity', { id: opportunity._id }, other),
      await change('closeOpportunity', { id: opportunity._id }, other),
      await change('setOpportunityStatus', { id: opportunity._id, status: 'On Hold' }, other),
      await change('editOpportunity', editOf(opportunity), other),
      await change(
        'updateApplication',
        { id: application, notes: 'x', version: 0 },
        other,
        'ok code data { id }',
      ),
    ];

    for (const answer of answers) expect(answer).toMatchObject({ ok: false, code: 'FORBIDDEN', data: null });
    expect(await Opportunity.findById(opportunity._id).lean()).toEqual(opportunity);
    expect(await AuditRow.countDocuments()).toBe(0);
  },
);

describe('publishing', () => {
  it.each([30, 60, 90])('opens it for %p days from now, and tells poster and members once', async (days) => {
    const { _id: id } = await anOpportunity({ ...REVIEW, poster: aPoster() });

    const answers = await Promise.all([
      change('publishOpportunity', { id, days }),
      change('publishOpportunity', { id, days }),
    ]);

    for (const { data } of answers) expect(data).toMatchObject({ stage: 'published' });
    const { expires_at } = await Opportunity.findById(id).orFail().lean();
    expect(Math.round((expires_at! - Date.now()) / DAY)).toBe(days);
    expect(await told('opportunity_published')).toBe(1);
    expect(await told('posting_reminder')).toBe(2);
    expect(await AuditRow.countDocuments({ actor_id: 'sam', target_id: id })).toBe(1);
  });

  it('takes the requested days by default', async () => {
    const { _id: id } = await anOpportunity({ ...REVIEW, postingTime: 90 });

    const { data } = await change('publishOpportunity', { id });

    expect(Math.round((Number(data!.expires_at) - Date.now()) / DAY)).toBe(90);
  });

  it('ends it with its deadline, where that comes before its days are over', async () => {
    const deadline = dayAt(Date.now() + 5 * DAY);
    const { _id: id } = await anOpportunity({ ...REVIEW, deadline });

    const { data } = await change('publishOpportunity', { id, days: 60 });

    expect(data!.expires_at).toBe(deadlineEnd(deadline));
  });

  it('is refused once its deadline has passed', async () => {
    const { _id: id } = await anOpportunity({ ...REVIEW, deadline: '2025-01-01' });

    expect(await change('publishOpportunity', { id })).toMatchObject({
      code: 'CONFLICT',
      message: OPPORTUNITY_MESSAGES.deadlineOver,
    });
  });

  it('is refused while the address is not confirmed', async () => {
    const { _id: id } = await anOpportunity({ ...REVIEW, submitted_at: 1, confirmed_at: null });

    expect(await change('publishOpportunity', { id })).toMatchObject({
      code: 'CONFLICT',
      message: OPPORTUNITY_MESSAGES.unconfirmed,
    });
  });

  it('publishes a closed or expired one again, and alerts nobody again', async () => {
    for (const given of [{ closed_at: Date.now() }, { expires_at: Date.now() - 1 }]) {
      const { _id: id } = await anOpportunity({ ...given, alerted_at: 1 });

      expect((await change('publishOpportunity', { id, days: 30 })).data).toMatchObject({
        stage: 'published',
      });
    }
    expect(await told('opportunity_published')).toBe(0);
  });
});

it('returns an edited one to review, tells the poster, and refuses version conflicts', async () => {
  const opportunity = await anOpportunity({ company: 'Named Company', poster: aPoster() });
  const member = viewerOf('amara');
  const board = '{ opportunities { count } }';

  const first = await change('editOpportunity', { ...editOf(opportunity), title: 'Chair' });
  const second = await change('editOpportunity', { ...editOf(opportunity), title: 'Trustee' });

  expect(first.data).toMatchObject({ title: 'Chair', stage: 'review', desk: { version: 1 } });
  expect(second).toMatchObject({
    ok: false,
    code: 'CONFLICT',
    message: OPPORTUNITY_MESSAGES.changedMeanwhile,
  });
  expect(await world.run(member, board)).toEqual({ opportunities: { count: 0 } });
  expect(await told('posting_stands')).toBe(1);
  const [row] = await AuditRow.find().lean();
  expect(row).toMatchObject({ before: { title: 'Independent Director' }, after: { title: 'Chair' } });
});

it('gives it another slug when it becomes confidential', async () => {
  const opportunity = await anOpportunity({ slug: 'chair-of-named-company', company: 'Named Company' });

  const { data } = await change('editOpportunity', { ...editOf(opportunity), isConfidential: true });

  expect(data!.slug).toMatch(/^board-seat-[0-9a-f]{8}$/);
});

it('puts it on hold: it stays on the board and takes no applications', async () => {
  const { _id: id } = await anOpportunity();

  await change('setOpportunityStatus', { id, status: 'On Hold' });

  const query = `{ opportunity(input: { id: "${id}" }) { data { status can_apply } } }`;
  expect(await world.run(viewerOf('amara'), query)).toEqual({
    opportunity: { data: { status: 'On Hold', can_apply: false } },
  });
});

it('stores status, shortlist and notes of an application, each with an audit row', async () => {
  const { _id: id } = await anApplication(await anOpportunity(), { user_id: 'amara' });
  const selection = 'ok code message fields data { status shortlisted notes notes_version }';
  const update = (input: object, viewer = support) =>
    change('updateApplication', { id, ...input }, viewer, selection);

  await update({ shortlisted: true });
  await update({ status: 'Interviewing' });
  const noted = await update({ notes: 'Strong on audit.', version: 0 });
  const late = await update({ notes: 'Something else.', version: 0 });
  const strange = await update({ status: 'Withdrawn' });

  expect(noted.data).toEqual({
    status: 'Interviewing',
    shortlisted: true,
    notes: 'Strong on audit.',
    notes_version: 1,
  });
  expect(late).toMatchObject({ code: 'CONFLICT', fields: { notes: OPPORTUNITY_MESSAGES.changedMeanwhile } });
  expect(strange).toMatchObject({ code: 'INVALID', fields: { status: 'Choose a status' } });
  expect(await AuditRow.countDocuments({ target_id: id })).toBe(3);
  const application = await world.run(
    viewerOf('amara'),
    '{ applications { data { status shortlisted notes notes_version packet } } }',
  );
  expect(application).toEqual({
    applications: {
      data: [{ status: 'Interviewing', shortlisted: null, notes: null, notes_version: null, packet: null }],
    },
  });
  const asked = await world.run<{ applications: Answer }>(
    viewerOf('amara'),
    '{ applications(input: { shortlisted: { equals: true } }) { ok code } }',
  );
  expect(asked.applications).toEqual({ ok: false, code: 'FORBIDDEN' });
});

it('finds by title or company, literally, and counts each stage', async () => {
  await anOpportunity({ title: 'Chair (audit)', company: 'Named Company' });
  await anOpportunity({ ...REVIEW, company: 'Hidden Company', isConfidential: true });
  const find = async (words: string) => {
    const query = `query ($words: String) { postings(input: { words: $words }) { count stages { review published } } }`;
    return (await world.run<{ postings: { count: number } }>(support, query, { words })).postings;
  };

  expect(await find('hidden')).toMatchObject({ count: 1, stages: { review: 1, published: 1 } });
  expect(await find('(audit)')).toMatchObject({ count: 1 });
  expect(await find('.*')).toMatchObject({ count: 0 });
});

it('takes as many reads for a full list as for one posting', async () => {
  for (let index = 0; index < 12; index++) await anApplication(await anOpportunity());
  const list = (take: number) =>
    world.countReads(() =>
      world.run(
        support,
        `{ postings(input: { take: ${take} }) { count data { id desk { applications shortlisted } } } }`,
      ),
    );
  const applications = (take: number) =>
    world.countReads(() =>
      world.run(
        support,
        `{ applications(input: { contentful_id: { notIn: [""] }, take: ${take} }) { count data { id title opportunity { title } } } }`,
      ),
    );

  expect(await list(12)).toBe(await list(1));
  expect(await applications(12)).toBe(await applications(1));
});

it('is sorted as requested: titles in alphabetical order, ignoring case', async () => {
  for (const [title, day] of [
    ['beta', 2],
    ['Alpha', 3],
    ['Gamma', 1],
  ] as const)
    await anOpportunity({ title, published_at: day * DAY });
  const titles = async (orderBy: object) => {
    const query = `query ($input: PostingsInput) { postings(input: $input) { data { title } } }`;
    const { postings } = await world.run<{ postings: { data: { title: string }[] } }>(support, query, {
      input: { orderBy },
    });
    return postings.data.map(({ title }) => title);
  };

  expect(await titles({ title: 'asc' })).toEqual(['Alpha', 'beta', 'Gamma']);
  expect(await titles({ published_at: 'desc' })).toEqual(['Alpha', 'beta', 'Gamma']);
  expect(await titles({ published_at: 'asc' })).toEqual(['Gamma', 'beta', 'Alpha']);
});
