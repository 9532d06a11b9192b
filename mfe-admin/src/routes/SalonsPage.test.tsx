import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { StaffSalon } from '../features/salon';
import { StaffSalonsDocument } from '../features/salons/__generated__/salons';
import { manifest } from '../manifest';
import { answerPage } from '../testing/answers';
import { aSalon } from '../testing/salons';
import SalonsPage from './SalonsPage';

const STATES = { upcoming: 21, scheduled: 1, draft: 2, off: 0, past: 120 };
const listed = (data: StaffSalon[]) => ({ staffSalons: { ...answerPage(data), states: STATES } });
const open = (search = '') =>
  renderRemote(
    <Routes>
      <Route path="/admin/content/salons" element={<SalonsPage />} />
    </Routes>,
    { api, manifest, route: `/admin/content${search}` },
  );

it('starts with upcoming salons, soonest first, and counts every state', async () => {
  respond(StaffSalonsDocument, listed([aSalon()]));
  open('/salons');

  const row = await screen.findByRole('row', { name: /The Art of the Ask/ });
  expect(within(row).getByText('2 of 10, 1 waitlisted')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Past/ })).toHaveTextContent('120');
  expect(sent(StaffSalonsDocument)).toEqual([
    { input: { state: 'upcoming', orderBy: { date: 'asc' }, take: 20, skip: 0 } },
  ]);
});

it('keeps state, search and order in the address, and has an empty state', async () => {
  respond(StaffSalonsDocument, listed([]));
  const { user } = open('/salons?state=draft&sort=-updated');

  expect(await screen.findByText('No drafts.')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search salons' }), 'ask');

  expect(await screen.findByText('No results found')).toBeInTheDocument();
  await waitFor(() =>
    expect(sent(StaffSalonsDocument).at(-1)).toEqual({
      input: { state: 'draft', words: 'ask', orderBy: { updated_at: 'desc' }, take: 20, skip: 0 },
    }),
  );
});
