import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import {
  ContentCountsDocument,
  type ContentCountsQuery,
} from '../features/contentKinds/__generated__/contentKinds';
import type { StaffSalon } from '../features/salon';
import { StaffSalonsDocument } from '../features/salons/__generated__/salons';
import { manifest } from '../manifest';
import { answerPage } from '../testing/answers';
import { aSalon } from '../testing/salons';
import ContentPage from './ContentPage';
import SalonsPage from './SalonsPage';

const STATES = { upcoming: 21, scheduled: 1, draft: 2, off: 0, past: 120 };
const listed = (data: StaffSalon[]) => ({ staffSalons: { ...answerPage(data), states: STATES } });
const counted = (count: number) => ({ ok: true, count });
const contentCounts = (given: Partial<ContentCountsQuery>): ContentCountsQuery => ({
  salons: counted(0),
  speakers: counted(0),
  categories: counted(0),
  tags: counted(0),
  collections: counted(0),
  peer_groups: counted(0),
  pathways: counted(0),
  seasons: counted(0),
  event_types: counted(0),
  host_groups: counted(0),
  testimonials: counted(0),
  coaches: counted(0),
  bcp_examples: counted(0),
  agreements: counted(0),
  ...given,
});
const open = (search = '') =>
  renderRemote(
    <Routes>
      <Route path="/admin/content" element={<ContentPage />} />
      <Route path="/admin/content/salons" element={<SalonsPage />} />
    </Routes>,
    { api, manifest, route: `/admin/content${search}` },
  );

it('links to the kinds of content, with counts', async () => {
  respond(ContentCountsDocument, contentCounts({ salons: counted(144) }));
  open();

  expect(await screen.findByText('144')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Salons' })).toHaveAttribute('href', '/admin/content/salons');
});

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
