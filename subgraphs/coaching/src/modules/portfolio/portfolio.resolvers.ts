import {
  answerPortfolioDraftInput,
  deliverPortfolioInput,
  sendPortfolioDraftInput,
} from '@athenaeum/coaching-contract';
import { toListResult, toResult } from '@athenaeum/kit';
import type { CoachingContext } from '../../loaders';
import {
  answerPortfolioDraft,
  deliverPortfolio,
  sendPortfolioDraft,
  takePortfolio,
} from './advancePortfolio';
import { Portfolio as Portfolios, type PortfolioRow } from './portfolio.model';
import { canReadFiles, partIn } from './portfolio.policy';
import { findPortfolioFile, listOwnPortfolios, listPortfolioDesk } from './portfolio.service';

type Given = { input: unknown };

export const Query = {
  portfolios: (_root: unknown, _args: unknown, { viewer }: CoachingContext) =>
    toListResult(() => listOwnPortfolios(viewer)),
  portfolioDesk: (_root: unknown, _args: unknown, { viewer }: CoachingContext) =>
    toListResult(() => listPortfolioDesk(viewer)),
  portfolioFile: (_root: unknown, which: { id: string; file_id: string }, { viewer }: CoachingContext) =>
    toResult(() => findPortfolioFile(viewer, which)),
  portfolioNotice: (_root: unknown, { id }: { id: string }) =>
    toResult(async () => Portfolios.findById(id).lean<PortfolioRow>()),
};

export const Mutation = {
  takePortfolio: (_root: unknown, { id }: { id: string }, { viewer }: CoachingContext) =>
    toResult(() => takePortfolio(viewer, id)),
  sendPortfolioDraft: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => sendPortfolioDraft(viewer, sendPortfolioDraftInput.parse(input))),
  answerPortfolioDraft: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => answerPortfolioDraft(viewer, answerPortfolioDraftInput.parse(input))),
  deliverPortfolio: (_root: unknown, { input }: Given, { viewer }: CoachingContext) =>
    toResult(async () => deliverPortfolio(viewer, deliverPortfolioInput.parse(input))),
};

const readable = (portfolio: PortfolioRow, { viewer }: CoachingContext): boolean => {
  const part = partIn(viewer, portfolio);
  return part !== null && canReadFiles(part);
};

/** The same path for a draft and for a final file; the gateway checks the reader again. */
const withUrl = <File extends { id: string }>({ _id }: PortfolioRow, files: readonly File[]) =>
  files.map((file) => ({ ...file, url: `/files/portfolios/${_id}/${file.id}` }));

export const Portfolio = {
  id: ({ _id }: PortfolioRow) => _id,
  user: ({ user_id }: PortfolioRow) => ({ __typename: 'User', id: user_id }),
  is_mine_to_write: (portfolio: PortfolioRow, _args: unknown, { viewer }: CoachingContext) =>
    partIn(viewer, portfolio) === 'writer',
  drafts: (portfolio: PortfolioRow, _args: unknown, context: CoachingContext) =>
    readable(portfolio, context) ? withUrl(portfolio, portfolio.drafts) : null,
  files: (portfolio: PortfolioRow, _args: unknown, context: CoachingContext) =>
    readable(portfolio, context) ? withUrl(portfolio, portfolio.files) : null,
};

export const PortfolioNotice = {
  id: ({ _id }: PortfolioRow) => _id,
  note: ({ drafts }: PortfolioRow) => drafts.at(-1)?.note ?? null,
  answer_note: ({ drafts }: PortfolioRow) => drafts.at(-1)?.answer_note ?? null,
};
