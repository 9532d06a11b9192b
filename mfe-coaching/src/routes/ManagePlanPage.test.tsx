import type { CreditEntryType, OrderStatus } from '@athenaeum/coaching-contract';
import { failWith, mockServer, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { assignLocation } from '@athenaeum/shell-contract/location';
import { CheckoutDocument } from '../features/checkout/__generated__/checkout';
import { PlacedOrderDocument } from '../features/checkout/__generated__/placedOrder';
import { PlanDocument, type PlanQuery } from '../features/plan/__generated__/plan';
import type { CreditEntry } from '../features/plan/plan.api';
import type { Subscriptions } from '../features/plan/subscriptions';
import { answer, anOrder, aProduct, memberWithCredits, refusal } from '../testing/coaching';
import ManagePlanPage from './ManagePlanPage';

jest.mock('@athenaeum/shell-contract/location');
const left = jest.mocked(assignLocation);
beforeEach(() => left.mockReset());

const embedded: Subscriptions = {
  provider: 'embedded',
  columns: ['name', 'start_date', 'current_period_end', 'active', 'cancel_at_period_end'],
  rows: [],
};
const refresh = aProduct({
  id: 'brand-package-updated',
  kind: 'ADD_ON',
  title: 'Portfolio refresh',
  minutes: null,
});

const nothingElse = { seatOrders: answer([]), membershipPurchases: answer([]) };

function open(
  route = '/manage-plan',
  {
    plan = {},
    subscriptions = embedded,
  }: { plan?: Partial<PlanQuery>; subscriptions?: Subscriptions | null } = {},
) {
  respond(PlanDocument, {
    products: answer([aProduct(), refresh]),
    me: memberWithCredits(),
    orders: answer([]),
    ...nothingElse,
    ...plan,
  });
  mockServer.use(
    http.get('*/api/billing/subscriptions', () =>
      HttpResponse.json({ data: subscriptions }, { status: subscriptions ? 200 : 503 }),
    ),
  );
  return renderRemote(<ManagePlanPage />, { api, route });
}

const PAGE_TO_PAY = '/api/billing/checkout/33333333-3333-4333-8333-333333333333';
/** One of the packages of time is chosen from the start. */
const buy = (title?: string) =>
  screen.findByRole('button', { name: title ? `Buy ${title}` : /^Continue to payment, / });

describe('buying', () => {
  it('opens the payment page for the chosen quantity, and says so', async () => {
    const { user } = open();
    respond(CheckoutDocument, { checkout: answer({ url: PAGE_TO_PAY }) });

    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Quantity of 3 hours of coaching' }),
      '2',
    );
    await user.click(screen.getByRole('button', { name: 'Continue to payment, $1,380' }));

    await waitFor(() => expect(left).toHaveBeenCalledWith(PAGE_TO_PAY));
    expect(sent(CheckoutDocument)).toEqual([
      { input: { items: [{ product_id: 'coaching-time-180', quantity: 2 }] } },
    ]);
    expect(screen.getByRole('button', { name: 'Taking you to payment' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('is of the package that was chosen, with what it costs by the hour', async () => {
    const one = aProduct({ id: 'coaching-time-60', title: '1 hour of coaching', minutes: 60, price: 25_000 });
    const { user } = open('/manage-plan', { plan: { products: answer([aProduct(), one]) } });
    respond(CheckoutDocument, { checkout: answer({ url: PAGE_TO_PAY }) });

    expect(await screen.findByRole('radio', { name: '3 hours of coaching' })).toBeChecked();
    expect(screen.getByText('$230 an hour, you save $60')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '1 hour of coaching' }));
    await user.click(screen.getByRole('button', { name: 'Continue to payment, $250' }));

    await waitFor(() => expect(left).toHaveBeenCalledWith(PAGE_TO_PAY));
    expect(sent(CheckoutDocument)).toEqual([
      { input: { items: [{ product_id: 'coaching-time-60', quantity: 1 }] } },
    ]);
  });

  it('is one order on a double press, and nothing else can be bought meanwhile', async () => {
    const { user } = open();
    respond(CheckoutDocument, { checkout: answer({ url: PAGE_TO_PAY }) });

    await user.dblClick(await buy());
    await user.click(await buy('Portfolio refresh'));

    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(sent(CheckoutDocument)).toHaveLength(1);
  });

  it('can be started again after Back', async () => {
    const { user } = open();
    respond(CheckoutDocument, { checkout: answer({ url: PAGE_TO_PAY }) });
    await user.click(await buy());
    await waitFor(() => expect(left).toHaveBeenCalled());

    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

    expect(await buy()).not.toHaveAttribute('aria-disabled');
  });

  it('shows our own message when it could not start', async () => {
    const { user } = open();
    respond(CheckoutDocument, failWith([{ code: 'UNAVAILABLE' }]));

    await user.click(await buy());

    const shop = screen.getByRole('region', { name: 'Add coaching time' });
    expect(await within(shop).findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
    expect(await buy()).not.toHaveAttribute('aria-disabled');
  });

  it('says why it was refused', async () => {
    const { user } = open();
    respond(CheckoutDocument, { checkout: refusal('INVALID', 'One of these is no longer for sale.') });

    await user.click(await buy());

    expect(await screen.findByRole('alert')).toHaveTextContent('One of these is no longer for sale.');
    expect(left).not.toHaveBeenCalled();
  });

  it('adds an add-on to the current subscription', async () => {
    const asked: unknown[] = [];
    const rows = [{ id: 'sub_1', name: 'Membership', active: true }];
    const { user } = open('/manage-plan', { subscriptions: { ...embedded, rows } });
    mockServer.use(
      http.post('*/webhooks/chargebee/hosted_page', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ ok: true, data: { url: PAGE_TO_PAY } });
      }),
    );
    await screen.findByText('Current plan');

    await user.click(await buy('Portfolio refresh'));

    await waitFor(() => expect(left).toHaveBeenCalledWith(PAGE_TO_PAY));
    expect(asked).toEqual([
      { subscription: { id: 'sub_1' }, addons: [{ id: 'brand-package-updated', quantity: 1 }] },
    ]);
  });
});

describe('coming back from the payment', () => {
  const ROUTE = '/manage-plan?order=33333333-3333-4333-8333-333333333333';
  const placed = (status: OrderStatus, quantity = 120, held = 0) => ({
    order: answer(anOrder({ status })),
    me: memberWithCredits({ quantity, held }),
  });

  it('waits until the payment is confirmed, then says so with the new balance', async () => {
    respond(PlacedOrderDocument, placed('open'));
    open(`${ROUTE}&checkout=done`);
    expect(await screen.findByText('Waiting for your payment to be confirmed.')).toBeInTheDocument();

    respond(PlacedOrderDocument, placed('paid', 300));
    respond(PlanDocument, {
      products: answer([]),
      me: memberWithCredits({ quantity: 300 }),
      orders: answer([anOrder()]),
      ...nothingElse,
    });

    expect(
      await screen.findByText('Thank you, your payment is confirmed.', undefined, { timeout: 4_000 }),
    ).toBeInTheDocument();
    expect(screen.getByText(/You now have 5 h of coaching time/)).toBeInTheDocument();
    expect(await screen.findByText('Receipt in_1042')).toBeInTheDocument();
  });

  it('says how much of the time is held once some of it is', async () => {
    respond(PlacedOrderDocument, placed('paid', 300, 60));
    open(ROUTE);

    expect(
      await screen.findByText(
        /You now have 5 h of coaching time: 4 h free to book and 1 h held for upcoming sessions\./,
      ),
    ).toBeInTheDocument();
  });

  it('says that nothing was paid when the payment was cancelled, with the next step', async () => {
    respond(PlacedOrderDocument, placed('open'));
    open(`${ROUTE}&checkout=cancelled`);

    expect(await screen.findByText('Your payment isn’t complete.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', PAGE_TO_PAY);
  });

  it.each([
    ['refused', 'Your payment was declined.'],
    ['expired', 'This order expired before it was paid.'],
  ] as const)('says when it was %s', async (status, words) => {
    respond(PlacedOrderDocument, placed(status));
    open(`${ROUTE}&checkout=done`);

    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('does not show an order of somebody else', async () => {
    respond(PlacedOrderDocument, {
      order: refusal('NOT_FOUND', 'We could not find that order.'),
      me: memberWithCredits(),
    });
    open(`${ROUTE}&checkout=done`);

    expect(await screen.findByText('We couldn’t find that order.')).toBeInTheDocument();
  });

  it('offers Retry when the order could not be read', async () => {
    respond(
      PlacedOrderDocument,
      failWith([{ path: ['order'], code: 'UNAVAILABLE' }], { order: null, me: memberWithCredits() }),
    );
    const { user } = open(`${ROUTE}&checkout=done`);
    const retry = await screen.findByRole('button', { name: 'Retry' });

    respond(PlacedOrderDocument, placed('refused'));
    await user.click(retry);

    expect(await screen.findByText('Your payment was declined.')).toBeInTheDocument();
  });
});

describe('coaching time', () => {
  it('adds up line by line, with what is held', async () => {
    const line = (id: string, type: CreditEntryType, minutes: number, held: number): CreditEntry => ({
      id,
      type,
      minutes,
      held,
      note: null,
      created_at: Date.now(),
    });
    const ledger = [
      line('e', 'adjustment', -15, 0),
      line('d', 'hold', 0, 30),
      line('c', 'debit', -60, -60),
      line('b', 'hold', 0, 60),
      line('a', 'purchase', 180, 0),
    ];
    open('/manage-plan', { plan: { me: memberWithCredits({ quantity: 165, held: 30, ledger }) } });

    const history = await screen.findByRole('region', { name: 'Time history' });
    const rows = within(history)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.firstChild?.textContent));
    expect(rows).toEqual([
      ['Adjusted by our team', '−15 min', '2 h 45 min'],
      ['Held for a session', '30 min held', '3 h'],
      ['Used for a session', '−1 h', '3 h'],
      ['Held for a session', '1 h held', '4 h'],
      ['Bought', '+3 h', '4 h'],
      ['Earlier', undefined, '1 h'],
    ]);
    const time = screen.getByRole('region', { name: 'Time Available' });
    expect(within(time).getByText('2 h 15 min')).toBeInTheDocument();
    expect(time).toHaveTextContent('Used1 hHeld for upcoming sessions30 minFree to book2 h 15 min');
  });
});

describe('the plan', () => {
  it.each([
    ['stripe', ['name', 'created', 'canceled_at', 'cancel_at', 'status', 'cancel_at_period_end'], 6],
    ['chargebee', ['plan_id', 'current_term_start', 'current_term_end', 'status'], 4],
    ['embedded', ['name', 'start_date', 'current_period_end', 'active', 'cancel_at_period_end'], 5],
  ])('has the columns of %s', async (provider, columns, many) => {
    const row = { id: 'sub_1', name: 'Membership', plan_id: 'yearly', status: 'active', active: true };
    open('/manage-plan', { subscriptions: { provider, columns, rows: [row] } });

    const table = await screen.findByRole('table', { name: 'Subscriptions' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(many);
    expect(screen.getByText('Current plan')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Membership' })).toBeInTheDocument();
    const portal = screen.queryByRole('link', { name: 'Open the billing portal' });
    expect(portal !== null).toBe(provider !== 'embedded');
  });

  it('says that there is none, and has no portal link for somebody who is not a customer', async () => {
    open('/manage-plan', { subscriptions: { provider: 'stripe', columns: ['name'], rows: [] } });

    expect(await screen.findByText('You don’t have a subscription.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open the billing portal' })).not.toBeInTheDocument();
  });

  it('fails alone, with Retry', async () => {
    open('/manage-plan', { subscriptions: null });

    expect(await screen.findByText('We couldn’t load your subscription')).toBeInTheDocument();
    expect(await buy()).toBeInTheDocument();
  });
});

it('keeps the shop when coaching time could not be read, and the other way round', async () => {
  const away = failWith([{ path: ['me'], code: 'UNAVAILABLE' }], {
    products: answer([aProduct()]),
    me: null,
    orders: answer([]),
    ...nothingElse,
  });
  open();
  respond(PlanDocument, away);

  expect(await screen.findByText('We couldn’t load your coaching time')).toBeInTheDocument();
  expect(await buy()).toBeInTheDocument();
});

it('offers Retry when nothing loaded', async () => {
  const { user } = open();
  respond(PlanDocument, failWith([{ code: 'UNAVAILABLE' }]));
  const retry = await screen.findByRole('button', { name: 'Retry' });

  respond(PlanDocument, {
    products: answer([aProduct()]),
    me: memberWithCredits(),
    orders: answer([]),
    ...nothingElse,
  });
  await user.click(retry);

  expect(await buy()).toBeInTheDocument();
});
