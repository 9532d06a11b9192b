import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anApplication, anOpportunity } from '../../testing/factories';
import { Application } from '../application/application.model';
import { Opportunity } from '../opportunity/opportunity.model';

const support = viewerOf('sam', 'support');
const DRAFT = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const FORM = {
  draft_id: DRAFT,
  title: 'Audit Chair',
  opportunityType: 'Board Seat',
  company: 'The Company',
  isConfidential: false,
  showHub: true,
};

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  for (const model of [Opportunity, Application, OutboxMessage, AuditRow])
    await (model as typeof Opportunity).deleteMany();
});

const create = async (given: object = {}, viewer = support) =>
  (
    await world.run<{ createOpportunity: Record<string, unknown> }>(
      viewer,
      `mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) {
        ok code fields data { id title stage qualificationsSought desk { poster { name } postingTime } } } }`,
      { input: { ...FORM, ...given } },
    )
  ).createOpportunity;

describe('a posting by board support', () => {
  it.each(['member', 'editor', 'prospect'] as const)('cannot be created by a %s', async (role) => {
    expect(await create({}, viewerOf('other', role))).toMatchObject({ code: 'FORBIDDEN', data: null });
    expect(await Opportunity.countDocuments()).toBe(0);
  });

  it('waits for review, without a poster, and its author is recorded', async () => {
    const answer = await create({ qualificationsSought: 'A former CFO\nPatience', postingTime: 60 });

    expect(answer).toMatchObject({
      ok: true,
      data: {
        title: 'Audit Chair',
        stage: 'review',
        qualificationsSought: ['A former CFO', 'Patience'],
        desk: { poster: null, postingTime: 60 },
      },
    });
    expect(await AuditRow.findOne().lean()).toMatchObject({
      actor_id: 'sam',
      operation: 'createOpportunity',
    });
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });

  it('is one, however often it is sent', async () => {
    const answers = await Promise.all([create(), create(), create()]);

    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect(await Opportunity.countDocuments()).toBe(1);
  });

  it('reports invalid fields', async () => {
    expect(await create({ title: '', company: ' ' })).toMatchObject({
      code: 'INVALID',
      fields: { title: 'Title is required', company: 'Enter the company' },
    });
  });
});

describe('applications to all postings', () => {
  const all = async (input: object = {}, viewer = support) =>
    (
      await world.run<{ allApplications: Record<string, unknown> }>(
        viewer,
        'query ($input: AllApplicationsInput) { allApplications(input: $input) { code count data { title } } }',
        { input },
      )
    ).allApplications;

  it.each(['member', 'coach', 'editor'] as const)('are not for a %s', async (role) => {
    await anApplication(await anOpportunity(), { user_id: 'other' });

    expect(await all({}, viewerOf('other', role))).toMatchObject({ code: 'FORBIDDEN', data: null });
  });

  it('come newest first, by stage, shortlist and words', async () => {
    await anApplication(await anOpportunity({ title: 'Chair (audit)' }), { created_at: 1 });
    await anApplication(await anOpportunity({ title: 'Trustee' }), {
      created_at: 2,
      status: 'Interviewing',
      shortlisted: true,
    });
    const titles = async (input: object) =>
      ((await all(input)).data as { title: string }[]).map(({ title }) => title);

    expect(await titles({})).toEqual(['Trustee', 'Chair (audit)']);
    expect(await titles({ orderBy: { title: 'asc' } })).toEqual(['Chair (audit)', 'Trustee']);
    expect(await titles({ status: 'Interviewing' })).toEqual(['Trustee']);
    expect(await titles({ shortlisted: true })).toEqual(['Trustee']);
    expect(await titles({ shortlisted: false })).toEqual(['Chair (audit)']);
    expect(await titles({ words: '(AUDIT)' })).toEqual(['Chair (audit)']);
    expect(await all({ take: 1 })).toMatchObject({ count: 2 });
  });
});
