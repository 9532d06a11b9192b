import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { Sale, SalesTotal } from '../features/sales';
import { BuyersDocument, SalesDocument, type SalesQuery } from '../features/sales/__generated__/sales';
import { manifest } from '../manifest';
import { answerPage } from '../testing/answers';
import SalesPage from './SalesPage';

const aSale = (given: Partial<Sale> = {}): Sale => ({
  id: 'order-1',
  title: '3 hours of coaching',
  status: 'paid',
  total: 69_000,
  currency: 'USD',
  created_at: Date.UTC(2026, 10, 20, 18),
  paid_at: Date.UTC(2026, 10, 20, 19),
  invoice_id: 'in_0042',
  buyer: { id: 'amara', name: 'Amara Osei', email: 'amara@example.test' },
  ...given,
});
const paid = (total: number, given: Partial<SalesTotal> = {}): SalesTotal => ({
  status: 'paid',
  currency: 'USD',
  orders: 1,
  total,
  refund_due: 0,
  ...given,
});
const listed = <Row extends Sale>(data: Row[], totals: SalesTotal[]) => ({ ...answerPage(data), totals });
const sales = (given: Partial<SalesQuery> = {}): SalesQuery => ({
  coachingSales: listed([aSale()], [paid(69_000), { ...paid(5_000), status: 'refused' }]),
  membershipSales: listed([], [paid(240_000)]),
  seatSales: listed([], [paid(45_000, { refund_due: 45_000 })]),
  ...given,
});
const open = (search = '') =>
  renderRemote(
    <Routes>
      <Route path="/admin/purchases" element={<SalesPage />} />
    </Routes>,
    { api, manifest, route: `/admin/purchases${search}` },
  );
const figures = async () =>
  within(await screen.findByRole('list', { name: 'Totals' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows each order, and paid totals that add up', async () => {
  respond(SalesDocument, sales());
  open();

  const row = within(await screen.findByRole('row', { name: /Amara Osei/ }));
  expect(row.getByText('$690.00')).toBeInTheDocument();
  expect(row.getByText('in_0042')).toBeInTheDocument();
  expect(row.getByText('Paid')).toBeInTheDocument();
  expect(await figures()).toEqual([
    'Coaching and portfolio, paid$690.001 order',
    'Memberships, paid$2,400.001 order',
    'Seats, paid$450.001 order $450.00 refund due',
    'Total, paid$3,540.003 orders $450.00 refund due',
  ]);
  expect(screen.queryByRole('button', { name: /refund/i })).not.toBeInTheDocument();
});

it('keeps currencies apart in totals', async () => {
  respond(SalesDocument, sales({ seatSales: listed([], [paid(1_000, { currency: 'EUR' })]) }));
  open();
  await screen.findByRole('row', { name: /Amara Osei/ });

  expect((await figures()).at(-1)).toContain('$3,090.00 + €10.00');
});

it('shows no grand total while a kind is missing', async () => {
  respond(SalesDocument, () =>
    failWith([{ path: ['seatSales'], code: 'UNAVAILABLE' }], { ...sales(), seatSales: null }),
  );
  open();
  await screen.findByRole('row', { name: /Amara Osei/ });

  const [coaching, , seats, together] = await figures();
  expect(coaching).toContain('$690.00');
  expect([seats, together].join()).not.toContain('$');
});

it('searches by buyer, order or receipt, not by profile texts', async () => {
  respond(SalesDocument, sales());
  respond(BuyersDocument, {
    users: answerPage([
      { id: 'amara', name: 'Amara Osei', email: 'amara@example.test', company: null },
      { id: 'leila', name: 'Leila Haddad', email: 'leila@example.test', company: null },
    ]),
  });
  const { user } = open();
  await screen.findByRole('row', { name: /Amara Osei/ });

  await user.type(screen.getByRole('searchbox', { name: 'Search purchases' }), 'osei');

  await waitFor(() =>
    expect(sent(SalesDocument).at(-1)).toEqual({
      coaching: { words: 'osei', buyer_ids: ['amara'], take: 20, skip: 0 },
      memberships: { words: 'osei', buyer_ids: ['amara'], take: 0 },
      seats: { words: 'osei', buyer_ids: ['amara'], take: 0 },
    }),
  );
  const href = screen.getByRole('link', { name: 'Export' }).getAttribute('href')!;
  expect(href).toMatch(/^\/api\/purchases\/coaching\.csv\?/);
  expect(JSON.parse(new URL(href, location.origin).searchParams.get('input')!)).toEqual({
    words: 'osei',
    buyer_ids: ['amara'],
  });
});

it('says when too many members match', async () => {
  respond(SalesDocument, sales());
  respond(BuyersDocument, { users: answerPage([], 140) });
  open('?words=an');

  expect(await screen.findByText(/More than 100 members match/)).toBeInTheDocument();
});

it('filters by kind, state and period in the address', async () => {
  respond(
    SalesDocument,
    sales({ seatSales: listed([{ ...aSale(), refund_due: 'seat_gone', refunded_at: null }], []) }),
  );
  open('?kind=seats&state=paid&from=2026-11-01');

  expect(await screen.findByText('Due: no seats left')).toBeInTheDocument();
  const period = { status: 'paid', created_at: { gte: new Date(2026, 10, 1).getTime() } };
  expect(sent(SalesDocument).at(-1)).toEqual({
    coaching: { ...period, take: 0 },
    memberships: { ...period, take: 0 },
    seats: { ...period, take: 20, skip: 0 },
  });
});

it('offers Retry when it didn’t load, and has an empty state', async () => {
  respond(SalesDocument, () =>
    failWith([{ path: ['coachingSales'], code: 'UNAVAILABLE' }], { ...sales(), coachingSales: null }),
  );
  const { user } = open();
  expect(await screen.findByText('Purchases didn’t load')).toBeInTheDocument();

  respond(SalesDocument, sales({ coachingSales: listed([], []) }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('No purchases yet')).toBeInTheDocument();
});
