import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { Sale, SalesTotal } from '../features/sales';
import {
  RefundCoachingOrderDocument,
  RefundMembershipOrderDocument,
  RefundSeatOrderDocument,
} from '../features/sales/__generated__/refund';
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
  refundable: 0,
  refunds: [],
  ...given,
});
const aCoachingSale = (given: Partial<Sale> = {}) => ({ ...aSale(given), minutes: given.minutes ?? 180 });
const aRefund = (given: Partial<Sale['refunds'][number]> = {}): Sale['refunds'][number] => ({
  ...{ id: 'refund-1', amount: 30_000, reason: 'Agreed on the phone.', state: 'made', problem: null },
  ...{ asked_at: Date.UTC(2026, 10, 21), minutes: 60, gives_up_seat: false },
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
  coachingSales: listed([aCoachingSale()], [paid(69_000), { ...paid(5_000), status: 'refused' }]),
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
  expect(row.getByText('Receipt in_0042')).toBeInTheDocument();
  expect(row.getByText('Order order-1')).toBeInTheDocument();
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

describe('a refund', () => {
  const refunded = { ok: true, code: null, message: null, fields: null, data: { id: 'order-1' } };
  const openDialog = async (given: Partial<SalesQuery>, search = '') => {
    respond(SalesDocument, sales(given));
    const { user } = open(search);
    await user.click(await screen.findByRole('button', { name: 'Refund 3 hours of coaching' }));
    return {
      user,
      dialog: within(await screen.findByRole('dialog', { name: 'Refund “3 hours of coaching”' })),
    };
  };
  const coaching = (given: Partial<Sale> = {}) => ({
    coachingSales: listed([aCoachingSale({ refundable: 69_000, ...given })], []),
  });

  it('of a part is sent in cents with its reason, and the minutes to remove', async () => {
    const { user, dialog } = await openDialog(
      coaching({ refundable: 39_000, minutes: 120, refunds: [aRefund()] }),
    );
    respond(RefundCoachingOrderDocument, { refundCoachingOrder: refunded });
    expect(dialog.getByText('Amara Osei paid $690.00. $390.00 can still be refunded.')).toBeInTheDocument();
    expect(dialog.getByText('Agreed on the phone.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Amount, in USD/ })).toHaveValue('390.00');

    await user.clear(dialog.getByRole('textbox', { name: /Amount/ }));
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '120,5');
    await user.clear(dialog.getByRole('textbox', { name: /Minutes/ }));
    await user.type(dialog.getByRole('textbox', { name: /Minutes/ }), '45');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Your coach was ill.');
    await user.click(dialog.getByRole('button', { name: 'Refund $120.50' }));

    await waitFor(() =>
      expect(sent(RefundCoachingOrderDocument)).toEqual([
        {
          input: {
            ...{ id: 'order-1', amount: 12_050, minutes: 45, reason: 'Your coach was ill.' },
            request_id: expect.any(String),
          },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not sent without a reason, or with an amount that is none', async () => {
    const { user, dialog } = await openDialog(coaching());

    await user.clear(dialog.getByRole('textbox', { name: /Amount/ }));
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '1.234');
    await user.click(dialog.getByRole('button', { name: /^Refund/ }));

    expect((await dialog.findAllByText('Enter an amount above zero.')).length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Say why').length).toBeGreaterThan(0);
    expect(sent(RefundCoachingOrderDocument)).toEqual([]);
  });

  it('that a colleague was faster with says so, and has the same key when it is sent again', async () => {
    const message = 'That is more than is left of this purchase. Read the list again.';
    const { user, dialog } = await openDialog(coaching());
    respond(RefundCoachingOrderDocument, {
      refundCoachingOrder: { ok: false, code: 'CONFLICT', message, fields: { amount: message }, data: null },
    });
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Agreed.');

    await user.click(dialog.getByRole('button', { name: 'Refund $690.00' }));
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole('button', { name: 'Refund $690.00' }));

    await waitFor(() => expect(sent(RefundCoachingOrderDocument)).toHaveLength(2));
    const keys = sent(RefundCoachingOrderDocument).map(({ input }) => input.request_id);
    expect(new Set(keys).size).toBe(1);
  });

  it('of all of a seat may give it up; of a part never', async () => {
    const seats = {
      seatSales: listed(
        [{ ...aSale({ refundable: 45_000, total: 45_000 }), refund_due: null, refunded_at: null }],
        [],
      ),
    };
    const { user, dialog } = await openDialog(seats, '?kind=seats');
    respond(RefundSeatOrderDocument, { refundSeatOrder: refunded });
    await user.click(dialog.getByRole('checkbox', { name: 'Give up the seat once the refund is made' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Agreed.');

    await user.clear(dialog.getByRole('textbox', { name: /Amount/ }));
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '100');
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Refund $100.00' }));

    await waitFor(() => expect(sent(RefundSeatOrderDocument)).toHaveLength(1));
    expect(sent(RefundSeatOrderDocument)[0]!.input).toMatchObject({ amount: 10_000, gives_up_seat: false });
  });

  it('of a membership says that the membership stays', async () => {
    const membershipSales = listed(
      [
        {
          ...aSale({ refundable: 240_000, total: 240_000 }),
          buyer_name: 'Amara Osei',
          buyer_email: 'a@example.test',
        },
      ],
      [],
    );
    const { user, dialog } = await openDialog({ membershipSales }, '?kind=memberships');
    respond(RefundMembershipOrderDocument, { refundMembershipOrder: refunded });
    expect(dialog.getByText(/The membership stays as it is/)).toBeInTheDocument();

    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Agreed.');
    await user.click(dialog.getByRole('button', { name: 'Refund $2,400.00' }));

    await waitFor(() =>
      expect(sent(RefundMembershipOrderDocument)[0]?.input).toEqual({
        ...{ id: 'order-1', amount: 240_000, reason: 'Agreed.', request_id: expect.any(String) },
      }),
    );
  });

  it('that is pending, made or has failed is shown in the list, and in the history with what to do', async () => {
    respond(
      SalesDocument,
      sales(
        coaching({
          refundable: 0,
          refunds: [
            aRefund({ amount: 20_000 }),
            aRefund({ id: 'refund-2', amount: 49_000, state: 'pending' }),
            aRefund({ id: 'refund-3', amount: 1_000, state: 'failed', problem: 'HTTP_400' }),
          ],
        }),
      ),
    );
    const { user } = open();

    const row = within(await screen.findByRole('row', { name: /Amara Osei/ }));
    expect(row.getByText('$200.00 refunded')).toBeInTheDocument();
    expect(row.getByText('$490.00 pending')).toBeInTheDocument();
    expect(row.getByText('Refund failed')).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: /Refunds/ }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Amara Osei paid $690.00. Nothing is left to refund.')).toBeInTheDocument();
    expect(dialog.getByText(/look at Operations, Outbox/)).toBeInTheDocument();
    expect(dialog.getByText(/refused it \(HTTP_400\)/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
