import { failWith, mockServer, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { BillingDetailsDocument } from '../features/plan/__generated__/billingDetails';
import { DiscardOrderDocument } from '../features/plan/__generated__/discardOrder';
import { DiscardSeatOrderDocument } from '../features/plan/__generated__/discardSeatOrder';
import { PlanDocument, type PlanQuery } from '../features/plan/__generated__/plan';
import { SaveBillingDetailsDocument } from '../features/plan/__generated__/saveBillingDetails';
import type { SeatOrder } from '../features/plan/plan.api';
import { answer, anOrder, memberWithCredits, refusal } from '../testing/coaching';
import ManagePlanPage from './ManagePlanPage';

const DAY_MS = 86_400_000;
const paidAt = (iso: string) => Date.parse(`${iso}T20:00:00Z`);

const aSeat = (more: Partial<SeatOrder> = {}): SeatOrder => ({
  id: 'seat-1',
  status: 'paid',
  title: 'Founders’ Summit',
  total: 29_500,
  currency: 'USD',
  url: null,
  created_at: paidAt('2020-11-06'),
  expires_at: paidAt('2020-11-06'),
  paid_at: paidAt('2020-11-06'),
  invoice_id: 'in_7',
  refunded: 0,
  refund_due: null,
  salon: {
    id: 's1',
    slug: 'founders-summit',
    date: Date.now() + 30 * DAY_MS,
    event_duration: 60,
    timezone: 'America/New_York',
    event_location: 'In-Person',
    salon_status: null,
  },
  ...more,
});
const aYear = {
  id: 'm1',
  total: 240_000,
  currency: 'USD',
  paid_at: paidAt('2020-03-03'),
  ends_at: null,
  invoice_id: 'in_1',
  refunded: 0,
};

const plan = (more: Partial<PlanQuery> = {}): PlanQuery => ({
  products: answer([]),
  me: memberWithCredits(),
  orders: answer([]),
  seatOrders: answer([]),
  membershipPurchases: answer([]),
  ...more,
});
function open(more: Partial<PlanQuery> = {}) {
  respond(PlanDocument, plan(more));
  const data = { provider: 'embedded', columns: [], rows: [] };
  mockServer.use(http.get('*/api/billing/subscriptions', () => HttpResponse.json({ data })));
  return renderRemote(<ManagePlanPage />, { api, route: '/manage-plan' });
}
const receipts = async () => within(await screen.findByRole('region', { name: 'Purchases and receipts' }));

it('lists what was bought anywhere, newest first, each with its invoice', async () => {
  open({
    orders: answer([anOrder({ id: 'o1', paid_at: paidAt('2020-06-02') })]),
    seatOrders: answer([aSeat()]),
    membershipPurchases: answer([aYear]),
  });

  const invoices = (await receipts()).getAllByRole('link', { name: /^Invoice for/ });
  expect(invoices.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Invoice for Founders’ Summit, one seat, Fri, Nov 6, 2020, PDF', '/api/billing/invoices/content/seat-1'],
    ['Invoice for 3 hours of coaching, Tue, Jun 2, 2020, PDF', '/api/billing/invoices/coaching/o1'],
    ['Invoice for Membership, one year, Tue, Mar 3, 2020, PDF', '/api/billing/invoices/membership/m1'],
  ]);
});

it('says what was paid back, and nothing of it where nothing was', async () => {
  open({
    orders: answer([anOrder({ id: 'o1', paid_at: paidAt('2020-06-02') })]),
    seatOrders: answer([aSeat({ refunded: 29_500, refund_due: 'given_back' })]),
  });

  const [seat, coaching] = (await receipts()).getAllByRole('article');
  expect(seat).toHaveTextContent(/Founders’ Summit, one seat\$295Refunded−\$295/);
  expect(seat).not.toHaveTextContent('will settle the refund');
  expect(coaching).not.toHaveTextContent('Refunded');
});

it('gives an amount the room it takes, however long its line is', async () => {
  open({ orders: answer([anOrder({ id: 'o1', paid_at: paidAt('2020-06-02') })]) });

  const [amount] = (await receipts()).getAllByText(/^\$\d+$/);
  expect(getComputedStyle(amount!).flex).toBe('0 0 auto');
});

it('has no invoice for unpaid orders, and no orders that can no longer be paid', async () => {
  open({
    orders: answer([
      anOrder({ id: 'open', status: 'open' }),
      anOrder({ id: 'late', status: 'open', expires_at: Date.now() - 1 }),
    ]),
  });

  const list = await receipts();
  expect(list.getAllByRole('article')).toHaveLength(1);
  expect(list.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
    'href',
    '/api/billing/checkout/open',
  );
  expect(list.queryByRole('link', { name: /^Invoice/ })).not.toBeInTheDocument();
});

it('shows upcoming seats, soonest first, with their status', async () => {
  const salon = aSeat().salon!;
  open({
    seatOrders: answer([
      aSeat({ id: 'later' }),
      aSeat({
        id: 'sooner',
        title: 'Closed-Door Dinner',
        refund_due: 'given_back',
        salon: { ...salon, date: Date.now() + DAY_MS },
      }),
      aSeat({ id: 'past', title: 'Long Ago', salon: { ...salon, date: Date.now() - DAY_MS } }),
      aSeat({ id: 'unpaid', title: 'Unpaid', status: 'open' }),
    ]),
  });

  const seats = within(await screen.findByRole('region', { name: 'Seats you bought' }));
  expect(
    seats
      .getAllByRole('heading')
      .slice(1)
      .map((title) => title.textContent),
  ).toEqual(['Closed-Door Dinner', 'Founders’ Summit']);
  expect(seats.getByText('Refund to be settled')).toBeInTheDocument();
  expect(seats.getByText('Paid')).toBeInTheDocument();
  expect(seats.getByRole('link', { name: 'Founders’ Summit' })).toHaveAttribute(
    'href',
    '/salons/founders-summit',
  );
});

it('keeps the rest when one domain is unavailable', async () => {
  open();
  respond(
    PlanDocument,
    failWith(
      [{ path: ['seatOrders'], code: 'UNAVAILABLE' }],
      plan({ orders: answer([anOrder()]), seatOrders: null }),
    ),
  );

  const list = await receipts();
  expect(list.getByText('We couldn’t load some of your purchases')).toBeInTheDocument();
  expect(list.getByRole('link', { name: /^Invoice for 3 hours of coaching/ })).toBeInTheDocument();
});

describe('an unpaid order', () => {
  const discard = async () =>
    (await receipts()).findByRole('button', { name: /^Discard the order of 3 hours of coaching/ });

  it('is discarded, and removed from the list', async () => {
    const { user, platform } = open({ orders: answer([anOrder({ id: 'o1', status: 'open' })]) });
    respond(DiscardOrderDocument, { discardOrder: answer({ id: 'o1', status: 'expired' }) });
    const button = await discard();
    respond(PlanDocument, plan());

    await user.click(button);

    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(sent(DiscardOrderDocument)).toEqual([{ id: 'o1' }]);
    expect(platform.events).toContainEqual(expect.objectContaining({ message: 'Order discarded' }));
  });

  it('stays when it has been paid meanwhile, and says so', async () => {
    const { user } = open({ orders: answer([anOrder({ id: 'o1', status: 'open' })]) });
    respond(DiscardOrderDocument, { discardOrder: refusal('CONFLICT', 'This order has been paid.') });

    await user.click(await discard());

    expect(await screen.findByRole('alert')).toHaveTextContent('This order has been paid.');
  });

  it('of a seat releases the seat', async () => {
    const seat = aSeat({ status: 'open', paid_at: null, url: '/api/billing/checkout/content/seat-1' });
    const { user, platform } = open({
      seatOrders: answer([{ ...seat, expires_at: Date.now() + DAY_MS }]),
    });
    respond(DiscardSeatOrderDocument, { discardSeatOrder: answer({ id: 'seat-1', status: 'expired' }) });

    await user.click((await receipts()).getByRole('button', { name: /^Discard the order of Founders/ }));

    await waitFor(() => expect(sent(DiscardSeatOrderDocument)).toEqual([{ id: 'seat-1' }]));
    await waitFor(() =>
      expect(platform.events).toContainEqual(
        expect.objectContaining({ message: 'Order discarded, seat given back' }),
      ),
    );
  });
});

describe('billing details', () => {
  const kept = { company: 'Halden Logistics', address: '12 Quay Street', tax_id: null };
  const openDialog = async () => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Change your billing details' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Billing details' })) };
  };

  it('are changed in a form that begins with what is kept', async () => {
    respond(BillingDetailsDocument, { billingDetails: answer(kept) });
    respond(SaveBillingDetailsDocument, { saveBillingDetails: answer({ ...kept, tax_id: 'US-1' }) });
    const { user, dialog } = await openDialog();

    expect(await dialog.findByLabelText(/^Company/)).toHaveValue('Halden Logistics');
    await user.type(dialog.getByLabelText(/^Tax ID/), 'US-1');
    await user.click(dialog.getByRole('button', { name: 'Save billing details' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(SaveBillingDetailsDocument)).toEqual([{ input: { ...kept, tax_id: 'US-1' } }]);
  });

  it('show an error at a field that cannot be printed', async () => {
    const message = 'Keep it to one line';
    respond(BillingDetailsDocument, { billingDetails: answer(kept) });
    respond(SaveBillingDetailsDocument, {
      saveBillingDetails: refusal('INVALID', 'Please check.', { tax_id: message }),
    });
    const { user, dialog } = await openDialog();

    await user.click(await dialog.findByRole('button', { name: 'Save billing details' }));

    await waitFor(() =>
      expect(dialog.getByLabelText(/^Tax ID/)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
  });

  it('can be reloaded when they did not load', async () => {
    respond(BillingDetailsDocument, failWith([{ code: 'UNAVAILABLE' }]));
    const { user, dialog } = await openDialog();
    const retry = await dialog.findByRole('button', { name: 'Retry' });

    respond(BillingDetailsDocument, { billingDetails: answer(kept) });
    await user.click(retry);

    expect(await dialog.findByLabelText(/^Company/)).toHaveValue('Halden Logistics');
  });
});
