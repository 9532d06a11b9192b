import { PORTFOLIO_MESSAGES } from '@athenaeum/coaching-contract';
import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { AnswerDraftDocument } from '../features/portfolio/__generated__/answerDraft';
import { PortfolioDocument } from '../features/portfolio/__generated__/portfolio';
import type { OwnPortfolio } from '../features/portfolio/portfolio.api';
import { answer, anOrder, anOrderLine, aProduct, refusal } from '../testing/coaching';
import PortfolioPage from './PortfolioPage';

const aDraft = (more: object = {}) => ({
  id: 'd1',
  name: 'Resume.pdf',
  url: '/files/portfolios/p1/d1',
  note: null,
  sent_at: Date.now(),
  answer: null,
  answer_note: null,
  ...more,
});
const aPortfolio = (more: Partial<OwnPortfolio> = {}): OwnPortfolio => ({
  id: 'p1',
  title: 'Branded Career Portfolio',
  status: 'Ordered',
  writer_name: null,
  ordered_at: Date.now(),
  delivered_at: null,
  drafts: [],
  files: [],
  ...more,
});
const landing = (...portfolios: OwnPortfolio[]) =>
  respond(PortfolioDocument, {
    bcp: answer({
      id: 'bcp',
      examples: [],
      products: [aProduct({ id: 'career', kind: 'PORTFOLIO', title: 'Branded Career Portfolio' })],
      reviews: [],
    }),
    orders: answer([anOrder({ lines: [anOrderLine({ product_id: 'career' })] })]),
    portfolios: answer(portfolios),
  });
const open = () => renderRemote(<PortfolioPage />, { api, route: '/expert-strategists/bcp' });
const own = () => screen.findByRole('region', { name: 'Your Branded Career Portfolio' });

it.each<[Partial<OwnPortfolio>, string, string]>([
  [{}, 'Ordered', 'We’re finding your writer.'],
  [
    { status: 'Writing', writer_name: 'Ines Duarte' },
    'Writing',
    'Ines Duarte is working on the first draft.',
  ],
  [
    { status: 'Writing', writer_name: 'Ines Duarte', drafts: [aDraft({ answer: 'changes' })] },
    'Writing',
    'Ines Duarte is working on the next draft.',
  ],
  [
    { status: 'Approved', writer_name: 'Ines Duarte' },
    'Final files',
    'Ines Duarte is preparing your final files.',
  ],
])('shows the writer and the next step, %#', async (more, step, words) => {
  landing(aPortfolio(more));
  open();

  const portfolio = await own();
  expect(portfolio).toHaveTextContent(words);
  if (more.writer_name) expect(portfolio).toHaveTextContent('Written by Ines Duarte');
  expect(within(portfolio).getByText(step, { selector: '[aria-current="step"]' })).toBeInTheDocument();
  // A paid order is shown by its portfolio, once.
  expect(screen.queryByText(/^You ordered the/)).not.toBeInTheDocument();
});

describe('a draft', () => {
  const waiting = (more: object = {}) =>
    aPortfolio({ status: 'Draft', writer_name: 'Ines Duarte', drafts: [aDraft(more)] });

  it('is read and approved', async () => {
    landing(waiting({ note: 'A first page.' }));
    const { user, platform } = open();
    const portfolio = await own();
    expect(await within(portfolio).findByRole('link', { name: 'Read Resume.pdf' })).toHaveAttribute(
      'href',
      '/files/portfolios/p1/d1',
    );
    expect(portfolio).toHaveTextContent('“A first page.”');
    respond(AnswerDraftDocument, { answerPortfolioDraft: answer({ id: 'p1', status: 'Approved' }) });
    landing(aPortfolio({ status: 'Approved', drafts: [aDraft({ answer: 'approved' })] }));

    await user.click(screen.getByRole('button', { name: 'Approve draft' }));

    expect(await screen.findByText(/^You approved the draft/)).toBeInTheDocument();
    expect(sent(AnswerDraftDocument)).toEqual([
      { input: { id: 'p1', draft_id: 'd1', answer: 'approved', note: null } },
    ]);
    expect(platform.events).toContainEqual(expect.objectContaining({ message: 'Draft approved' }));
  });

  it('goes back with what to change, and not without', async () => {
    landing(waiting());
    const { user } = open();
    respond(AnswerDraftDocument, { answerPortfolioDraft: answer({ id: 'p1', status: 'Writing' }) });

    await user.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    const note = screen.getByRole('textbox', { name: /What would you change/ });
    expect(note).toHaveAccessibleDescription(expect.stringContaining(PORTFOLIO_MESSAGES.sayWhat));
    await user.type(note, 'Shorter, please.');
    await user.click(screen.getByRole('button', { name: 'Ask for changes' }));

    await waitFor(() =>
      expect(sent(AnswerDraftDocument)).toEqual([
        { input: { id: 'p1', draft_id: 'd1', answer: 'changes', note: 'Shorter, please.' } },
      ]),
    );
  });

  it('says when there is a newer draft', async () => {
    landing(waiting());
    const { user } = open();
    respond(AnswerDraftDocument, {
      answerPortfolioDraft: refusal('CONFLICT', PORTFOLIO_MESSAGES.answeredAlready),
    });

    await user.click(await screen.findByRole('button', { name: 'Approve draft' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(PORTFOLIO_MESSAGES.answeredAlready);
  });
});

it('has the files and a link to a review once it is delivered', async () => {
  landing(
    aPortfolio({
      status: 'Delivered',
      files: [{ id: 'f1', name: 'Final.pdf', url: '/files/portfolios/p1/f1' }],
    }),
  );
  open();

  const portfolio = within(await own());
  expect(portfolio.getByRole('link', { name: 'Final.pdf' })).toHaveAttribute(
    'href',
    '/files/portfolios/p1/f1',
  );
  expect(portfolio.getByRole('link', { name: 'Review your writer' })).toHaveAttribute(
    'href',
    '/expert-strategists/bcp/feedback',
  );
});
