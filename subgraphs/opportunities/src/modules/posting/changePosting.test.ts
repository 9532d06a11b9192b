import { createHash } from 'node:crypto';
import { visitor } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { dayAt, deadlineEnd, OPPORTUNITY_MESSAGES } from '@athenaeum/opportunities-contract';
import { subgraph } from '../../index';
import { anApplication, anOpportunity, aPoster } from '../../testing/factories';
import { Application } from '../application/application.model';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { OpportunityViews } from '../opportunity/opportunityViews.model';

const DAY = 86_400_000;
const token = 'a-token-that-is-long-enough';
const poster_hash = createHash('sha256').update(token).digest('base64url');
const support = viewerOf('sam', 'support');

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  for (const model of [Opportunity, Application, OpportunityViews, OutboxMessage, AuditRow])
    await (model as typeof Opportunity).deleteMany();
});

const posted = (given: Partial<OpportunityRow> = {}) =>
  anOpportunity({ poster: aPoster(), poster_hash, aboutRole: 'Six meetings a year.', ...given });

type Answer = ResultOf<Record<string, unknown> | null>;
const TEXT = 'title aboutRole needs nearestRegionalHub company';
const CHANGE = `mutation ($input: ChangePostingInput!) { changePosting(input: $input) {
  ok code message fields data { stage version text { ${TEXT} } proposed { ${TEXT} } } } }`;
const DECIDE = `mutation ($input: DecideChangeInput!) { decideChange(input: $input) {
  ok code message data { title aboutRole stage expires_at desk { version proposal { title } } } } }`;

const change = async (given: Record<string, unknown>, by = token) => {
  const input = {
    token: by,
    version: 0,
    title: 'Independent Director',
    opportunityType: 'Board Seat',
    aboutRole: 'Six meetings a year.',
    ...given,
  };
  return (await world.run<{ changePosting: Answer }>(visitor, CHANGE, { input })).changePosting;
};
const decide = async (input: Record<string, unknown>, viewer = support) =>
  (await world.run<{ decideChange: Answer }>(viewer, DECIDE, { input })).decideChange;
const shown = async (id: string) =>
  (
    await world.run<{ opportunity: Answer }>(
      viewerOf('amara'),
      `{ opportunity(input: { id: "${id}" }) { data { ${TEXT} } } }`,
    )
  ).opportunity.data;
const told = (kind: string) => OutboxMessage.find({ kind }).lean();

describe('a change by the poster', () => {
  it('waits for board support, who are told; members still see the published text', async () => {
    const { _id: id } = await posted();

    const answer = await change({ aboutRole: 'Eight meetings a year.', needs: 'Audit' });

    expect(answer.data).toMatchObject({
      stage: 'published',
      version: 1,
      text: { aboutRole: 'Six meetings a year.', needs: null },
      proposed: { aboutRole: 'Eight meetings a year.', needs: 'Audit' },
    });
    expect(await shown(id)).toMatchObject({ aboutRole: 'Six meetings a year.' });
    expect(await told('posting_for_review')).toMatchObject([{ payload: { opportunity_id: id } }]);
    const { postings } = await world.run<{ postings: object }>(
      support,
      '{ postings(input: { stage: "review" }) { data { id stage } stages { review published } } }',
    );
    expect(postings).toEqual({ data: [{ id, stage: 'published' }], stages: { review: 1, published: 1 } });
  });

  it('applies at once to a posting in review', async () => {
    await posted({ published_at: null, expires_at: null });

    const { data } = await change({ title: 'Audit Chair' });

    expect(data).toMatchObject({ stage: 'review', text: { title: 'Audit Chair' }, proposed: null });
    expect(await told('posting_for_review')).toEqual([]);
  });

  it('back to the published text is no change', async () => {
    await posted();
    await change({ title: 'Audit Chair' });

    expect((await change({ version: 1 })).data).toMatchObject({ proposed: null });
  });

  it('keeps a concealed name and a hidden hub as they are stored', async () => {
    const { _id } = await posted({
      company: 'Zyxwander',
      isConfidential: true,
      aboutRole: 'Zyxwander seeks a chair.',
      nearestRegionalHub: 'Boston',
      showHub: false,
    });

    const { data } = await change({ aboutRole: 'the company seeks a chair.', title: 'Chair' });

    expect(data).toMatchObject({ proposed: { company: null, nearestRegionalHub: null } });
    expect((await Opportunity.findById(_id).orFail().lean()).proposal).toMatchObject({
      title: 'Chair',
      aboutRole: 'Zyxwander seeks a chair.',
      nearestRegionalHub: 'Boston',
    });
  });

  it.each([
    ['of another version', {}, { version: 3 }, OPPORTUNITY_MESSAGES.changedMeanwhile],
    ['of what is closed', { closed_at: 1 }, {}, OPPORTUNITY_MESSAGES.alreadyClosed],
  ])('%s is refused', async (_which, row, given, message) => {
    await posted(row);

    expect(await change({ title: 'Chair', ...given })).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message,
    });
  });

  it('is refused without the link, or with invalid fields', async () => {
    await posted();

    expect(await change({}, 'another-token-of-somebody')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await change({ title: '' })).toMatchObject({ fields: { title: 'Title is required' } });
  });
});

describe('board support', () => {
  it('accepts it: members see it, on the board as before, and the poster is told', async () => {
    const { _id: id, expires_at } = await posted();
    await change({ title: 'Audit Chair' });

    const { data } = await decide({ id, version: 1, accept: true });

    expect(data).toMatchObject({ title: 'Audit Chair', stage: 'published', expires_at });
    expect(data).toMatchObject({ desk: { version: 2, proposal: null } });
    expect(await told('posting_change_decided')).toMatchObject([
      { payload: { opportunity_id: id, accepted: true, reason: null } },
    ]);
    expect(await AuditRow.countDocuments({ target_id: id, actor_id: 'sam' })).toBe(1);
  });

  it('declines it with a reason that the poster reads', async () => {
    const { _id: id } = await posted();
    await change({ title: 'Audit Chair' });

    await decide({ id, version: 1, accept: false, reason: 'Please keep the role.' });

    expect(await shown(id)).toMatchObject({ title: 'Independent Director' });
    expect(await told('posting_change_decided')).toMatchObject([
      { payload: { accepted: false, reason: 'Please keep the role.' } },
    ]);
  });

  it('decides about the version that was read, once', async () => {
    const { _id: id } = await posted();
    await change({ title: 'Audit Chair' });
    await change({ title: 'Risk Chair', version: 1 });

    expect(await decide({ id, version: 1, accept: true })).toMatchObject({ code: 'CONFLICT' });
    const answers = await Promise.all([1, 2].map(() => decide({ id, version: 2, accept: true })));

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shown(id)).toMatchObject({ title: 'Risk Chair' });
  });

  it('accepts another deadline, which is then the end', async () => {
    const { _id: id } = await posted();
    const deadline = dayAt(Date.now() + 5 * DAY);
    await change({ deadline });

    const { data } = await decide({ id, version: 1, accept: true });

    expect(data).toMatchObject({ expires_at: deadlineEnd(deadline) });
  });

  it.each(['member', 'coach', 'editor'] as const)('does not include a %s', async (role) => {
    const { _id: id } = await posted();
    await change({ title: 'Audit Chair' });

    expect(await decide({ id, version: 1, accept: true }, viewerOf('other', role))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('the figures of a posting', () => {
  const view = (id: string, viewer = viewerOf('amara')) =>
    world.run<{ viewOpportunity: Answer }>(
      viewer,
      `mutation { viewOpportunity(input: { id: "${id}" }) { ok code } }`,
    );

  it('show its poster how often it was opened, and how many applications have each status', async () => {
    const opportunity = await posted();
    for (const status of ['Received', 'Received', 'Interviewing', 'Withdrawn'] as const)
      await anApplication(opportunity, { status });
    await OpportunityViews.create({ _id: 'x', opportunity_id: opportunity._id, day: '2025-01-01', count: 5 });

    await Promise.all([view(opportunity._id), view(opportunity._id)]);

    const { posting } = await world.run<{ posting: { data: { weeks: { views: number }[] } } }>(
      visitor,
      `{ posting(input: { token: "${token}" }) { data { views views_this_week weeks { views } applicants { status count } } } }`,
    );
    const { weeks, ...figures } = posting.data;
    expect(weeks.at(-1)).toEqual({ views: 2 });
    expect(figures).toEqual({
      views: 7,
      views_this_week: 2,
      applicants: [
        { status: 'Received', count: 2 },
        { status: 'Interviewing', count: 1 },
      ],
    });
  });

  it('count members alone, and only open postings', async () => {
    const open = await posted();
    const closed = await anOpportunity({ closed_at: 1 });

    expect((await view(open._id, visitor)).viewOpportunity).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await view(closed._id)).viewOpportunity).toMatchObject({ code: 'NOT_FOUND' });
    expect(await OpportunityViews.countDocuments()).toBe(0);
  });
});
