import { PORTFOLIO_MESSAGES } from '@athenaeum/coaching-contract';
import { failWith, mockServer, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { DeliverPortfolioDocument } from '../features/portfolioDesk/__generated__/deliverPortfolio';
import { PortfolioDeskDocument } from '../features/portfolioDesk/__generated__/portfolioDesk';
import { SendDraftDocument } from '../features/portfolioDesk/__generated__/sendDraft';
import { TakePortfolioDocument } from '../features/portfolioDesk/__generated__/takePortfolio';
import type { DeskPortfolio } from '../features/portfolioDesk/portfolioDesk.api';
import { answer, list, refusal } from '../testing/coaching';
import PortfolioDeskPage from './PortfolioDeskPage';

const aPortfolio = (more: Partial<DeskPortfolio> = {}): DeskPortfolio => ({
  id: 'p1',
  title: 'Branded Career Portfolio',
  status: 'Ordered',
  user: { id: 'u1', first_name: 'Amara', last_name: 'Osei' },
  is_mine_to_write: false,
  ordered_at: Date.now(),
  drafts: null,
  files: null,
  ...more,
});
const mine = (status: DeskPortfolio['status'], more: Partial<DeskPortfolio> = {}) =>
  aPortfolio({ status, is_mine_to_write: true, drafts: [], files: [], ...more });
const desk = (...portfolios: DeskPortfolio[]) =>
  respond(PortfolioDeskDocument, { portfolioDesk: list(...portfolios) });
const open = () => renderRemote(<PortfolioDeskPage />, { api, route: '/expert-strategists/desk/portfolios' });
const card = () => screen.findByRole('article', { name: 'Branded Career Portfolio for Amara Osei' });

let uploads = 0;
beforeEach(() => {
  uploads = 0;
  mockServer.use(
    http.post('*/aws-proxy/s3/upload-file', () => {
      uploads += 1;
      const data = { key: `profile-docs/${uploads}.pdf`, name: `File ${uploads}.pdf` };
      return HttpResponse.json({ ok: true, message: null, data });
    }),
  );
});
const aFile = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

it('takes on what waits for a writer', async () => {
  desk(aPortfolio());
  const { user } = open();
  respond(TakePortfolioDocument, { takePortfolio: answer({ id: 'p1', status: 'Writing' }) });
  const button = await screen.findByRole('button', {
    name: 'Write this portfolio: Branded Career Portfolio for Amara Osei',
  });
  desk(mine('Writing'));

  await user.click(button);

  expect(await screen.findByRole('region', { name: 'Yours to write' })).toBeInTheDocument();
  expect(sent(TakePortfolioDocument)).toEqual([{ id: 'p1' }]);
});

it('says when another writer has taken it', async () => {
  desk(aPortfolio());
  const { user } = open();
  respond(TakePortfolioDocument, { takePortfolio: refusal('CONFLICT', PORTFOLIO_MESSAGES.taken) });

  await user.click(await screen.findByRole('button', { name: /^Write this portfolio/ }));

  expect(await screen.findByRole('alert')).toHaveTextContent(PORTFOLIO_MESSAGES.taken);
});

it('sends a draft with a note, and none without a file', async () => {
  desk(mine('Writing'));
  const { user } = open();
  respond(SendDraftDocument, { sendPortfolioDraft: answer({ id: 'p1', status: 'Draft' }) });
  const form = within(await screen.findByRole('form', { name: 'Send draft to Amara Osei' }));

  await user.click(form.getByRole('button', { name: 'Send draft' }));
  expect(form.getByText(PORTFOLIO_MESSAGES.noFile)).toBeInTheDocument();
  await user.upload(form.getByLabelText(/^Draft/), aFile('Resume.pdf'));
  expect(await form.findByText('File 1.pdf')).toBeInTheDocument();
  await user.type(form.getByRole('textbox', { name: /A note to the member/ }), 'A first page.');
  await user.click(form.getByRole('button', { name: 'Send draft' }));

  await waitFor(() =>
    expect(sent(SendDraftDocument)).toEqual([
      { input: { id: 'p1', key: 'profile-docs/1.pdf', note: 'A first page.' } },
    ]),
  );
});

it('waits for an upload when Send is pressed, and says so', async () => {
  desk(mine('Writing'));
  const { user } = open();
  respond(SendDraftDocument, { sendPortfolioDraft: answer({ id: 'p1', status: 'Draft' }) });
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  mockServer.use(
    http.post('*/aws-proxy/s3/upload-file', async () => {
      await held;
      return HttpResponse.json({ ok: true, data: { key: 'profile-docs/1.pdf', name: 'File 1.pdf' } });
    }),
  );
  const form = within(await screen.findByRole('form', { name: 'Send draft to Amara Osei' }));

  await user.upload(form.getByLabelText(/^Draft/), aFile('Resume.pdf'));
  await user.click(form.getByRole('button', { name: 'Send draft' }));
  expect(form.getByRole('button', { name: 'Finishing upload…' })).toHaveAttribute('aria-busy', 'true');
  expect(form.queryByText(PORTFOLIO_MESSAGES.noFile)).not.toBeInTheDocument();
  arrive();

  await waitFor(() =>
    expect(sent(SendDraftDocument)).toEqual([{ input: { id: 'p1', key: 'profile-docs/1.pdf', note: null } }]),
  );
});

it('reads what the member said, and delivers once a draft is approved', async () => {
  const draft = {
    ...{ id: 'd1', name: 'Resume.pdf', url: '/files/portfolios/p1/d1', note: null, sent_at: Date.now() },
    ...{ answer: 'approved' as const, answer_note: 'Lovely.' },
  };
  desk(mine('Approved', { drafts: [draft] }));
  const { user } = open();
  respond(DeliverPortfolioDocument, { deliverPortfolio: answer({ id: 'p1', status: 'Delivered' }) });

  expect(await card()).toHaveTextContent('“Lovely.”');
  const form = within(screen.getByRole('form', { name: 'Send final files to Amara Osei' }));
  await user.upload(form.getByLabelText(/^Final files/), [aFile('One.pdf'), aFile('Two.pdf')]);
  expect(await form.findByText('File 2.pdf')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Deliver portfolio' }));

  await waitFor(() => expect(sent(DeliverPortfolioDocument)).toHaveLength(1));
  const { keys } = sent(DeliverPortfolioDocument)[0]!.input;
  expect([...(keys as string[])].sort()).toEqual(['profile-docs/1.pdf', 'profile-docs/2.pdf']);
});

it('says when there is nothing to write, and offers Retry when it did not load', async () => {
  respond(PortfolioDeskDocument, failWith([{ code: 'UNAVAILABLE' }]));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  desk();

  await user.click(retry);

  expect(await screen.findByText('No portfolios to write')).toBeInTheDocument();
});
