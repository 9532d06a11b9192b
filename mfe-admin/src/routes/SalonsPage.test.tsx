import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { manifest } from '../manifest';
import { aSalon } from '../testing/salons';
import ContentPage from './ContentPage';
import SalonsPage from './SalonsPage';

const STATES = { upcoming: 21, scheduled: 1, draft: 2, off: 0, past: 120 };
const answer = (data: object[], count = data.length) => ({
  staffSalons: { ok: true, code: null, message: null, count, states: STATES, data },
});
const open = (search = '') =>
  renderRemote(
    <Routes>
      <Route path="/admin/content" element={<ContentPage />} />
      <Route path="/admin/content/salons" element={<SalonsPage />} />
    </Routes>,
    { api, manifest, route: `/admin/content${search}` },
  );

it('leads to the kinds of content, each with how much there is', async () => {
  respond('ContentCounts', { salons: { ok: true, count: 144 } });
  open();

  expect(await screen.findByText('144')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Salons' })).toHaveAttribute('href', '/admin/content/salons');
});

it('begins with what is to come, soonest first, and counts every state', async () => {
  respond('StaffSalons', answer([aSalon()]));
  open('/salons');

  const row = await screen.findByRole('row', { name: /The Art of the Ask/ });
  expect(within(row).getByText('2 of 10, 1 waiting')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Past/ })).toHaveTextContent('120');
  expect(sent('StaffSalons')).toEqual([
    { input: { state: 'upcoming', orderBy: { date: 'asc' }, take: 20, skip: 0 } },
  ]);
});

it('keeps state, words and order in the address, and says when nothing is found', async () => {
  respond('StaffSalons', answer([]));
  const { user } = open('/salons?state=draft&sort=-updated');

  expect(await screen.findByText('There are no drafts.')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search salons' }), 'ask');

  expect(await screen.findByText('No results found')).toBeInTheDocument();
  await waitFor(() =>
    expect(sent('StaffSalons').at(-1)).toEqual({
      input: { state: 'draft', words: 'ask', orderBy: { updated_at: 'desc' }, take: 20, skip: 0 },
    }),
  );
});
