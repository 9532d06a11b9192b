import {
  PORTFOLIO_LIMITS,
  PORTFOLIO_MESSAGES,
  type AnswerPortfolioDraftInput,
  type DeliverPortfolioInput,
  type PortfolioStatus,
  type SendPortfolioDraftInput,
} from '@athenaeum/coaching-contract';
import { portfolioDelivered, portfolioNews, type PortfolioNews } from '@athenaeum/coaching-contract/outgoing';
import { inTransaction, Refusal, type Viewer } from '@athenaeum/kit';
import { keepFileFor } from '@athenaeum/kit/files';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession, UpdateQuery } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { Coach, type CoachRow } from '../coach/coach.model';
import type { OrderRow } from '../order/order.model';
import { Portfolio, type PortfolioRow } from './portfolio.model';
import { canAnswer, canDeliver, canSendDraft, canTake } from './portfolio.policy';
import { findPortfolio } from './portfolio.service';

/** Creates the portfolios of a paid order, in the transaction of its payment, which happens once. */
export async function orderPortfolios(
  session: ClientSession,
  order: OrderRow,
  portfolioProducts: ReadonlySet<string>,
): Promise<void> {
  for (const { product_id, title } of order.lines.filter((line) => portfolioProducts.has(line.product_id))) {
    const portfolio = new Portfolio({
      ...{ order_id: order._id, product_id, title, user_id: order.user_id },
      ordered_at: order.paid_at ?? Date.now(),
    });
    await portfolio.save({ session });
    await tell(session, portfolio.toObject<PortfolioRow>(), 'ordered');
  }
}

/** Assigns the writer; of two concurrent requests one succeeds. */
export async function takePortfolio(viewer: Viewer, id: string, now = Date.now()): Promise<PortfolioRow> {
  const { portfolio, part } = await findPortfolio(viewer, id);
  if (portfolio.writer_id === viewer.id && part === 'writer') return portfolio;
  if (!canTake(part, portfolio)) throw new Refusal('CONFLICT', PORTFOLIO_MESSAGES.taken);
  const coach = await Coach.findOne({ user_id: viewer.id }).select('name').lean<CoachRow>();
  return advance(portfolio, 'begun', PORTFOLIO_MESSAGES.taken, async () => ({
    status: 'Writing',
    writer_id: viewer.id,
    writer_name: coach?.name ?? viewer.name ?? 'our team',
    begun_at: now,
  }));
}

/** A draft for the member to read; an unanswered one is replaced by the next. */
export async function sendPortfolioDraft(
  viewer: Viewer,
  { id, key, note }: SendPortfolioDraftInput,
  now = Date.now(),
): Promise<PortfolioRow> {
  const { portfolio, part } = await findPortfolio(viewer, id);
  if (!canSendDraft(part, portfolio)) throw new Refusal('CONFLICT', PORTFOLIO_MESSAGES.notNow);
  if (portfolio.drafts.length >= PORTFOLIO_LIMITS.drafts)
    throw new Refusal('CONFLICT', PORTFOLIO_MESSAGES.tooManyDrafts);
  return advance(portfolio, 'draft', PORTFOLIO_MESSAGES.notNow, async (session) => {
    const { name } = await keepFileFor(portfolio.user_id, viewer, key, 'portfolio', session);
    const draft = { id: randomUUID(), key, name, note: note || null, sent_at: now };
    return { status: 'Draft', $push: { drafts: draft } };
  });
}

/** Approves the draft that was read, or requests changes; refused when there is a newer draft. */
export async function answerPortfolioDraft(
  viewer: Viewer,
  { id, draft_id, answer, note }: AnswerPortfolioDraftInput,
  now = Date.now(),
): Promise<PortfolioRow> {
  const { portfolio, part } = await findPortfolio(viewer, id);
  const latest = portfolio.drafts.length - 1;
  const isLatest = portfolio.drafts[latest]?.id === draft_id;
  if (isLatest && portfolio.drafts[latest]?.answer === answer) return portfolio;
  if (!canAnswer(part, portfolio) || !isLatest)
    throw new Refusal('CONFLICT', PORTFOLIO_MESSAGES.answeredAlready);
  const said = `drafts.${latest}`;
  return advance(portfolio, answer, PORTFOLIO_MESSAGES.answeredAlready, async () => ({
    status: answer === 'approved' ? 'Approved' : 'Writing',
    [`${said}.answer`]: answer,
    [`${said}.answer_note`]: note || null,
    [`${said}.answered_at`]: now,
  }));
}

/** The final files; from now on the member may review the writer. */
export async function deliverPortfolio(
  viewer: Viewer,
  { id, keys }: DeliverPortfolioInput,
  now = Date.now(),
): Promise<PortfolioRow> {
  const { portfolio, part } = await findPortfolio(viewer, id);
  if (!canDeliver(part, portfolio)) throw new Refusal('CONFLICT', PORTFOLIO_MESSAGES.notNow);
  return advance(portfolio, 'delivered', PORTFOLIO_MESSAGES.notNow, async (session) => {
    const files = [];
    for (const key of new Set(keys)) {
      const { name } = await keepFileFor(portfolio.user_id, viewer, key, 'portfolio', session);
      files.push({ id: randomUUID(), key, name });
    }
    await enqueue(session, portfolioDelivered, {
      payload: { user_id: portfolio.user_id },
      key: portfolio._id,
    });
    return { status: 'Delivered', files, delivered_at: now };
  });
}

type Change = UpdateQuery<PortfolioRow> & { status: PortfolioStatus };

/** Moves from the state that was read to the next; of several concurrent requests one succeeds, the others are told why not. */
async function advance(
  { _id, step }: PortfolioRow,
  news: PortfolioNews,
  overtaken: string,
  changeIn: (session: ClientSession) => Promise<Change>,
): Promise<PortfolioRow> {
  return inTransaction(async (session) => {
    const change = await changeIn(session);
    const changed = await Portfolio.findOneAndUpdate(
      { _id, step },
      { ...change, $inc: { step: 1 } },
      { session, returnDocument: 'after' },
    ).lean<PortfolioRow>();
    if (!changed) throw new Refusal('CONFLICT', overtaken);
    await tell(session, changed, news);
    return changed;
  });
}

const tell = (session: ClientSession, { _id, step }: PortfolioRow, news: PortfolioNews) =>
  enqueue(session, portfolioNews, {
    payload: { portfolio_id: _id, step, news },
    key: `${_id}:${step}`,
  });
