import { randomUUID } from 'node:crypto';
import { PORTFOLIO_MESSAGES, type PortfolioStatus } from '@athenaeum/coaching-contract';
import { visitor, type Viewer } from '@athenaeum/kit';
import { DataAccess } from '@athenaeum/kit/dataAccess';
import { StoredFile } from '@athenaeum/kit/files';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aCoach } from '../../testing/factories';
import { forgetMember, personalData } from '../personalData/personalData.service';
import { Portfolio, type PortfolioRow } from './portfolio.model';

const FIELDS = `id status writer_name is_mine_to_write drafts { id name url note answer answer_note } files { name url }`;
const PORTFOLIOS = `{ portfolios { ok code count data { ${FIELDS} } } }`;
const DESK = `{ portfolioDesk { ok code count data { ${FIELDS} } } }`;
const FILE = `query ($id: ID!, $file_id: ID!) { portfolioFile(id: $id, file_id: $file_id) { ok code data { key } } }`;
const doing = (name: string, argument: string) =>
  `mutation (${argument}) { ${name}(${argument
    .split(',')
    .map((one) => one.replace(/\$(\w+): .*/, '$1: $$$1'))
    .join(', ')}) {
    ok code message fields data { ${FIELDS} } } }`;
const TAKE = doing('takePortfolio', '$id: ID!');
const SEND = doing('sendPortfolioDraft', '$input: SendPortfolioDraftInput!');
const ANSWER = doing('answerPortfolioDraft', '$input: AnswerPortfolioDraftInput!');
const DELIVER = doing('deliverPortfolio', '$input: DeliverPortfolioInput!');

// Tests read answers of every shape.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Answer = ResultOf<any>;

const writer = viewerOf('writer', 'coach');
const other = viewerOf('other-writer', 'coach');
const admin = viewerOf('boss', 'admin');

const world = openForFile(() => createTestWorld(subgraph));
beforeAll(async () => {
  await aCoach({ user_id: 'writer', name: 'Ines Duarte' });
}, 60_000);

const ask = async (viewer: Viewer, query: string, variables: object = {}): Promise<Answer> =>
  Object.values(await world.run(viewer, query, variables as Record<string, unknown>))[0] as Answer;

/** A portfolio of a new member; fields may be overridden. */
async function aPortfolio(status: PortfolioStatus = 'Ordered', more: Partial<PortfolioRow> = {}) {
  const user_id = randomUUID();
  const isTaken = status !== 'Ordered';
  const hasDraft = status === 'Draft' || status === 'Approved';
  const portfolio = await Portfolio.create({
    ...{ order_id: randomUUID(), product_id: 'branded-career-portfolio', title: 'Branded Career Portfolio' },
    ...{ user_id, status, ordered_at: Date.now() },
    ...(isTaken && { writer_id: 'writer', writer_name: 'Ines Duarte', step: 1 }),
    ...(hasDraft && { drafts: [{ id: 'd1', key: 'profile-docs/d1.pdf', name: 'Draft.pdf', sent_at: 1 }] }),
    ...more,
  });
  return { id: portfolio._id, user_id, member: viewerOf(user_id) };
}
/** An upload that nothing refers to yet. */
async function upload(owner_id: string): Promise<string> {
  const key = `profile-docs/${randomUUID()}.pdf`;
  const file = { key, owner_id, folder: 'profile-docs' as const, name: 'Resume.pdf' };
  const at = { created_at: 1, since: 1, bytes: 9 };
  await StoredFile.create({ ...file, ...at, type: 'application/pdf', state: 'waiting' });
  return key;
}
const toldOf = async (id: string) =>
  (await OutboxMessage.find({ 'payload.portfolio_id': id }).sort({ 'payload.step': 1 }).lean()).map(
    ({ payload }) => (payload as { news: string }).news,
  );

describe('who sees a portfolio', () => {
  it('is its member, its writer and, while it has none, every writer; others see nothing', async () => {
    const { id, member } = await aPortfolio('Draft');
    const waiting = await aPortfolio();

    expect((await ask(member, PORTFOLIOS)).data).toMatchObject([{ id, writer_name: 'Ines Duarte' }]);
    expect(await ask(visitor, PORTFOLIOS)).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
    expect((await ask(viewerOf('stranger'), PORTFOLIOS)).data).toEqual([]);

    const desk = async (viewer: Viewer) =>
      (await ask(viewer, DESK)).data.map((row: { id: string }) => row.id) as string[];
    expect(await desk(writer)).toEqual(expect.arrayContaining([id, waiting.id]));
    expect(await desk(other)).toContain(waiting.id);
    expect(await desk(other)).not.toContain(id);
    for (const role of ['member', 'support', 'editor'] as const)
      expect(await ask(viewerOf('x', role), DESK)).toMatchObject({ code: 'FORBIDDEN', data: null });
  });

  it('reads its drafts by a link that checks the reader again', async () => {
    const { id, member } = await aPortfolio('Draft');
    const read = (viewer: Viewer) => ask(viewer, FILE, { id, file_id: 'd1' });

    for (const viewer of [member, writer, admin])
      expect((await read(viewer)).data).toEqual({ key: 'profile-docs/d1.pdf' });
    for (const viewer of [other, viewerOf('stranger'), viewerOf('desk', 'support')])
      expect(await read(viewer)).toMatchObject({ code: 'NOT_FOUND', data: null });
    expect(await ask(member, FILE, { id, file_id: 'd9' })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ask(member, PORTFOLIOS)).data[0].drafts[0].url).toBe(`/files/portfolios/${id}/d1`);
  });
});

describe('taking one on', () => {
  it('is for writers, once, and never one’s own', async () => {
    const { id, member } = await aPortfolio();
    const own = await aPortfolio('Ordered', { user_id: 'writer' });

    expect(await ask(member, TAKE, { id })).toMatchObject({ ok: false });
    expect(await ask(writer, TAKE, { id: own.id })).toMatchObject({ code: 'CONFLICT' });
    expect(await ask(writer, TAKE, { id })).toMatchObject({
      data: { status: 'Writing', writer_name: 'Ines Duarte', is_mine_to_write: true },
    });
    expect(await ask(writer, TAKE, { id })).toMatchObject({ ok: true });
    expect(await ask(other, TAKE, { id })).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await toldOf(id)).toEqual(['begun']);
  });

  it('succeeds for one of two concurrent requests', async () => {
    const { id } = await aPortfolio();

    const answers = await Promise.all([writer, other].map((viewer) => ask(viewer, TAKE, { id })));

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await toldOf(id)).toEqual(['begun']);
  });
});

describe('a draft', () => {
  const send = (viewer: Viewer, id: string, key: string, note?: string) =>
    ask(viewer, SEND, { input: { id, key, note } });
  const answer = (viewer: Viewer, id: string, given: object) =>
    ask(viewer, ANSWER, { input: { id, draft_id: 'd1', ...given } });

  it('is sent by its writer alone, and belongs to the member from then on', async () => {
    const { id, user_id } = await aPortfolio('Writing');
    const key = await upload('writer');

    for (const viewer of [other, admin]) expect(await send(viewer, id, key)).toMatchObject({ ok: false });
    expect(await send(writer, id, await upload('other-writer'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await send(writer, id, key, 'The first page.')).toMatchObject({
      data: { status: 'Draft', drafts: [{ name: 'Resume.pdf', note: 'The first page.', answer: null }] },
    });
    expect(await StoredFile.findOne({ key }).lean()).toMatchObject({
      owner_id: user_id,
      state: 'kept',
      use: 'portfolio',
    });
    expect(await toldOf(id)).toEqual(['draft']);
  });

  it('is refused without a writer, and after an approval', async () => {
    for (const status of ['Approved', 'Delivered'] as const) {
      const { id } = await aPortfolio(status);
      expect(await send(writer, id, await upload('writer'))).toMatchObject({ code: 'CONFLICT' });
    }
  });

  it('returns to its writer with requested changes', async () => {
    const { id, member } = await aPortfolio('Draft');

    expect(await answer(member, id, { answer: 'changes' })).toMatchObject({
      code: 'INVALID',
      fields: { note: PORTFOLIO_MESSAGES.sayWhat },
    });
    expect(await answer(member, id, { answer: 'changes', note: 'Shorter, please.' })).toMatchObject({
      data: { status: 'Writing', drafts: [{ answer: 'changes', answer_note: 'Shorter, please.' }] },
    });
    expect(await toldOf(id)).toEqual(['changes']);
  });

  it('is approved by the member alone, once', async () => {
    const { id, member } = await aPortfolio('Draft');

    for (const viewer of [writer, admin])
      expect(await answer(viewer, id, { answer: 'approved' })).toMatchObject({ code: 'CONFLICT' });
    expect(await answer(viewerOf('stranger'), id, { answer: 'approved' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    for (let time = 1; time <= 2; time++)
      expect(await answer(member, id, { answer: 'approved' })).toMatchObject({
        data: { status: 'Approved' },
      });
    expect(await toldOf(id)).toEqual(['approved']);
  });

  it('cannot be answered unread when a newer one has come', async () => {
    const { id, member } = await aPortfolio('Draft');
    await send(writer, id, await upload('writer'));

    expect(await answer(member, id, { answer: 'approved' })).toMatchObject({
      code: 'CONFLICT',
      message: PORTFOLIO_MESSAGES.answeredAlready,
    });
  });
});

describe('a delivery', () => {
  const deliver = (viewer: Viewer, id: string, ...keys: string[]) =>
    ask(viewer, DELIVER, { input: { id, keys } });

  it('follows an approval, and grants the right to review', async () => {
    const early = await aPortfolio('Draft');
    const { id, user_id } = await aPortfolio('Approved');

    expect(await deliver(writer, early.id, await upload('writer'))).toMatchObject({ code: 'CONFLICT' });
    expect(await deliver(writer, id)).toMatchObject({ code: 'INVALID' });
    expect(await deliver(other, id, await upload('other-writer'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await OutboxMessage.countDocuments({ 'payload.user_id': user_id })).toBe(0);

    const answer = await deliver(writer, id, await upload('writer'), await upload('writer'));
    expect(answer.data).toMatchObject({ status: 'Delivered', files: [{ name: 'Resume.pdf' }, {}] });
    expect(await toldOf(id)).toEqual(['delivered']);
    expect(await OutboxMessage.countDocuments({ kind: 'portfolio_bought', 'payload.user_id': user_id })).toBe(
      1,
    );
  });

  it('happens once, also for concurrent requests', async () => {
    const { id } = await aPortfolio('Approved');
    const keys = await Promise.all([upload('writer'), upload('writer')]);

    const answers = await Promise.all(keys.map((key) => deliver(writer, id, key)));

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await Portfolio.findById(id).lean())!.files).toHaveLength(1);
    expect(await StoredFile.countDocuments({ key: { $in: keys }, state: 'waiting' })).toBe(1);
  });
});

it('is part of a member’s data export, without its storage key, and removed when the member is forgotten', async () => {
  const { id, user_id } = await aPortfolio('Draft');

  const taken = JSON.stringify((await personalData(user_id)).portfolios);
  expect(taken).toContain('Draft.pdf');
  expect(taken).not.toContain('profile-docs');

  await forgetMember(user_id);
  expect(await Portfolio.findById(id)).toBeNull();
});

it('tells a member which admin has read a draft and opened its file', async () => {
  const { id, user_id, member } = await aPortfolio('Draft', { writer_id: 'boss', writer_name: 'Ada' });
  await DataAccess.deleteMany({});

  await ask(admin, DESK.replace('{', 'query Desk {'));
  await ask(admin, FILE.replace('query', 'query File'), { id, file_id: 'd1' });
  await ask(member, PORTFOLIOS);

  const told = await DataAccess.find({ member_id: user_id }).sort({ operation: 1 }).lean();
  expect(told).toMatchObject([
    { reader_id: 'boss', operation: 'Desk', fields: ['Portfolio.drafts'], details: ['portfolios'] },
    { reader_id: 'boss', operation: 'File', fields: ['StoredPortfolioFile.key'], details: ['portfolios'] },
  ]);
});
