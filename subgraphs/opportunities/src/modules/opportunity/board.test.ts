import { visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anApplication, anOpportunity } from '../../testing/factories';
import { Application } from '../application/application.model';
import { Opportunity } from './opportunity.model';

const DAY = 86_400_000;
const world = openForFile(() => createTestWorld(subgraph));
afterEach(async () => {
  await Opportunity.deleteMany();
  await Application.deleteMany();
});

interface One {
  opportunity: { ok: boolean; code: string | null; data: Record<string, unknown> | null };
}
interface Board {
  opportunities: {
    ok: boolean;
    code: string | null;
    count: number | null;
    data: { title: string }[] | null;
  };
}
const ONE =
  'query ($id: ID!) { opportunity(input: { id: $id }) { ok code data { title can_apply my_application { id } } } }';
const BOARD =
  'query ($input: OpportunitiesInput) { opportunities(input: $input) { ok code count data { title } } }';
const member = viewerOf('member-1');
const titles = ({ opportunities }: Board) => opportunities.data?.map(({ title }) => title);

it.each([
  ['a visitor', visitor, 'UNAUTHENTICATED'],
  ['a prospect', viewerOf('prospect-1', 'prospect'), 'FORBIDDEN'],
] as const)('shows %s neither the board nor one of its cards', async (_who, viewer, code) => {
  const { slug } = await anOpportunity();

  const one = await world.run<One>(viewer, ONE, { id: slug });
  const board = await world.run<Board>(viewer, BOARD);

  expect(one.opportunity).toEqual({ ok: false, code, data: null });
  expect(board.opportunities).toEqual({ ok: false, code, count: null, data: null });
});

it.each([
  ['expired', { expires_at: Date.now() - 1 }],
  ['closed', { closed_at: Date.now() - 1 }],
  ['not published yet', { published_at: Date.now() + DAY }],
])('answers one that is %s like an unknown one, except to board support', async (_state, given) => {
  const { slug } = await anOpportunity(given);

  const one = await world.run<One>(member, ONE, { id: slug });
  const editor = await world.run<One>(viewerOf('editor-1', 'editor'), ONE, { id: slug });
  const board = await world.run<Board>(member, BOARD);
  const support = await world.run<One>(viewerOf('support-1', 'support'), ONE, { id: slug });

  expect(one.opportunity).toEqual({ ok: false, code: 'NOT_FOUND', data: null });
  expect(editor.opportunity.code).toBe('NOT_FOUND');
  expect(board.opportunities.count).toBe(0);
  expect(support.opportunity).toMatchObject({ ok: true, data: { can_apply: false } });
});

it('keeps showing a closed one to its applicants', async () => {
  const opportunity = await anOpportunity({ closed_at: Date.now() - 1 });
  const { _id } = await anApplication(opportunity, { user_id: 'member-1' });

  const { opportunity: shown } = await world.run<One>(member, ONE, { id: opportunity._id });

  expect(shown).toMatchObject({ ok: true, data: { can_apply: false, my_application: { id: _id } } });
});

it('has no filters on texts of the poster', async () => {
  const { errors } = await world.execute(member, {
    query: '{ opportunities(input: { company: { contains: "a" } }) { count } }',
  });

  expect(errors?.[0]?.message).toContain('"company" is not defined');
});

it('lists by status in the order of the specification, then newest first', async () => {
  const at = (days: number) => Date.now() - days * DAY;
  await anOpportunity({ title: 'no status', status: 'None' });
  await anOpportunity({ title: 'held', status: 'On Hold' });
  await anOpportunity({ title: 'old', status: 'New', published_at: at(9) });
  await anOpportunity({ title: 'pending', status: 'Pending' });
  await anOpportunity({ title: 'fresh', status: 'New', published_at: at(1) });
  await anOpportunity({ title: 'reviewing', status: 'Reviewing/Interviewing' });

  const board = await world.run<Board>(member, BOARD);
  const second = await world.run<Board>(member, BOARD, { input: { skip: 2, take: 2 } });
  const only = await world.run<Board>(member, BOARD, { input: { status: { in: ['New', 'Pending'] } } });

  expect(titles(board)).toEqual(['fresh', 'old', 'reviewing', 'pending', 'held', 'no status']);
  expect(second.opportunities).toMatchObject({ count: 6 });
  expect(titles(second)).toEqual(['reviewing', 'pending']);
  expect(titles(only)).toEqual(['fresh', 'old', 'pending']);
});

it('tells whether the viewer may apply', async () => {
  const open = await anOpportunity();
  const held = await anOpportunity({ status: 'On Hold' });
  const applied = await anOpportunity();
  const { _id } = await anApplication(applied, { user_id: 'member-1' });
  await anApplication(open);

  const answers = await Promise.all(
    [open, held, applied].map((one) => world.run<One>(member, ONE, { id: one._id })),
  );

  expect(answers.map(({ opportunity }) => opportunity.data)).toEqual([
    { title: open.title, can_apply: true, my_application: null },
    { title: held.title, can_apply: false, my_application: null },
    { title: applied.title, can_apply: false, my_application: { id: _id } },
  ]);
});

it('takes as many reads for a full board as for one card', async () => {
  for (let index = 0; index < 12; index++)
    await anApplication(await anOpportunity(), index % 2 ? { user_id: 'member-1' } : {});
  const board = (take: number) =>
    world.countReads(() =>
      world.run(
        member,
        `{ opportunities(input: { take: ${take} }) { count data { title can_apply my_application { id } } } }`,
      ),
    );

  expect(await board(12)).toBe(3);
  expect(await board(1)).toBe(3);
});
