import { DeliveryProblem } from '@athenaeum/kit/outbox';
import type { RefundRequest } from '@athenaeum/kit/sales';
import { SubgraphUnavailable } from '@athenaeum/graph/subgraphs';
import { createFakeChargebee, type FakeChargebee } from '@athenaeum/gateway-testing/fakeChargebee';
import { createFakeStripe, stripeEventBy, type FakeStripe } from '@athenaeum/gateway-testing/fakeStripe';
import type { ServerFault } from '@athenaeum/gateway-testing/faultyServer';
import type { ChannelEnv } from '../../delivery/deliveryVariables';
import { readBillingEnv } from '../billingVariables';
import { createProvider } from '../createProvider';
import type { RefundOutcome } from '../orders/domainOrders';
import type { Billing } from '../port/billing';
import { refundChannel } from './refundChannel';

const ours = { PUBLIC_ORIGIN: 'https://members.example', SESSION_SECRET: 's'.repeat(40) };
/** Answers take milliseconds, also on a machine that is busy. */
const TIMEOUT_MS = 1000;
const env = {
  ...{ OUTBOX_CONCURRENCY: 1, BILLING_TIMEOUT_MS: TIMEOUT_MS, SUBGRAPH_TIMEOUT_MS: TIMEOUT_MS },
} as ChannelEnv;

describe.each([
  ['stripe', createFakeStripe],
  ['chargebee', createFakeChargebee],
] as const)('a refund by %s', (name, createFake) => {
  let fake: FakeStripe | FakeChargebee;
  let billing: Billing;
  let settled: (RefundOutcome & { order: string })[];
  let settle: (order: string, outcome: RefundOutcome) => Promise<void>;
  beforeEach(async () => {
    fake = await createFake();
    billing = await createProvider({
      ...readBillingEnv({ ...fake.env, BILLING_TIMEOUT_MS: String(TIMEOUT_MS) }),
      ...ours,
    });
    settled = [];
    settle = async (order, outcome) => void settled.push({ order, ...outcome });
  });
  afterEach(() => fake.close());

  const request = (given: Partial<RefundRequest> = {}): RefundRequest => ({
    ...{ reference: 'coaching.order-1', refund_id: 'refund-1', provider: name, customer_id: 'cus_1' },
    ...{ invoice_id: 'in_1', amount: 30_000, currency: 'USD' },
    ...given,
  });
  const deliver = (payload: RefundRequest = request()) => {
    const settlers = {
      coaching: { settle: async () => {}, settleRefund: (id: string, it: RefundOutcome) => settle(id, it) },
    };
    const message = { payload } as Parameters<ReturnType<typeof refundChannel>['deliver']>[0];
    return refundChannel({ env, settlers, provider: async () => billing }).deliver(
      message,
      new AbortController().signal,
    );
  };

  it('pays back, under our id, and tells the domain', async () => {
    expect(await deliver()).toBe('delivered');

    expect(fake.refunds).toMatchObject([{ refund_id: 'refund-1', amount: 30_000 }]);
    expect(settled).toEqual([
      {
        ...{ order: 'order-1', refund_id: 'refund-1', outcome: 'made', problem: null },
        ...{ provider_refund_id: fake.refunds[0]!.id, at: expect.any(Number) },
      },
    ]);
  });

  it('delivered again, long after idempotency keys are forgotten, is the same refund', async () => {
    await deliver();
    fake.forgetKeys();

    expect(await deliver()).toBe('delivered');

    expect(fake.refunds).toHaveLength(1);
    expect(settled.map(({ provider_refund_id }) => provider_refund_id)).toEqual([
      fake.refunds[0]!.id,
      fake.refunds[0]!.id,
    ]);
  });

  it('whose worker dies after the provider and before the domain is settled by the next one', async () => {
    settle = () => Promise.reject(new SubgraphUnavailable('coaching', 'connection'));
    await expect(deliver()).rejects.toMatchObject({ kind: 'away', code: 'DOMAIN_AWAY' });
    expect(fake.refunds).toHaveLength(1);

    fake.forgetKeys();
    settle = async (order, outcome) => void settled.push({ order, ...outcome });
    await deliver();

    expect(fake.refunds).toHaveLength(1);
    expect(settled).toMatchObject([{ outcome: 'made' }]);
  });

  it.each([
    'failing',
    'hanging',
    'resetting',
    'truncating',
    'down',
    'page',
    'pageAfter',
    'empty',
    'otherJson',
    'elsewhere',
  ] as ServerFault[])('while the provider is %s is tried again, and is one refund', async (fault) => {
    fake.fault = fault;
    await expect(deliver()).rejects.toBeInstanceOf(DeliveryProblem);
    await expect(deliver()).rejects.toMatchObject({ kind: 'away' });
    expect(settled).toEqual([]);

    fake.fault = 'none';
    fake.forgetKeys();
    await deliver();

    expect(fake.refunds).toHaveLength(1);
    expect(settled).toMatchObject([{ outcome: 'made' }]);
  });

  it.each(['failing', 'hanging', 'resetting', 'truncating', 'down', 'pageAfter'] as ServerFault[])(
    'whose worker learns nothing of the payment itself, while the provider is %s, is one refund',
    async (fault) => {
      Object.assign(fake, { fault, strikes: 'POST' });
      await expect(deliver()).rejects.toMatchObject({ kind: 'away' });
      expect(fake.asked.some(({ method }) => method === 'POST')).toBe(fault !== 'down');
      expect(settled).toEqual([]);

      fake.fault = 'none';
      fake.forgetKeys();
      await deliver();

      expect(fake.refunds).toHaveLength(1);
      expect(settled).toMatchObject([{ outcome: 'made', provider_refund_id: fake.refunds[0]!.id }]);
    },
  );

  it('that the bank has not confirmed is asked for again, and is one refund', async () => {
    fake.refundStatus = name === 'stripe' ? 'pending' : 'in_progress';
    const early = await deliver();
    expect(early).toEqual({ notBefore: expect.any(Number) });
    expect(settled).toEqual([]);

    fake.refunds[0]!.status = name === 'stripe' ? 'succeeded' : 'success';
    await deliver();

    expect(fake.refunds).toHaveLength(1);
    expect(settled).toMatchObject([{ outcome: 'made' }]);
  });

  it('that the bank has refused fails', async () => {
    fake.refundStatus = name === 'stripe' ? 'failed' : 'failure';

    await deliver();

    expect(settled).toMatchObject([{ outcome: 'failed', problem: 'PROVIDER_FAILED' }]);
  });

  it('that the provider refuses for good fails, with a code of ours', async () => {
    await deliver(request({ amount: 99_999_999 }));

    expect(fake.refunds).toEqual([]);
    expect(settled).toMatchObject([{ outcome: 'failed', problem: 'HTTP_400', provider_refund_id: null }]);
  });

  it('of what was paid with another provider fails without asking anybody', async () => {
    await deliver(request({ provider: 'embedded' }));

    expect(fake.asked).toEqual([]);
    expect(settled).toMatchObject([{ outcome: 'failed', problem: 'OTHER_PROVIDER' }]);
  });

  it('of an unknown domain needs a person', async () => {
    await expect(deliver(request({ reference: 'yachts.1' }))).rejects.toMatchObject({
      kind: 'refused',
      code: 'UNKNOWN_REFERENCE',
    });
  });
});

describe('what Stripe reports of a refund', () => {
  const read = async (type: string, object: object) => {
    const fake = await createFakeStripe();
    const billing = await createProvider({ ...readBillingEnv(fake.env), ...ours });
    const { body, headers } = stripeEventBy(fake.env.STRIPE_WEBHOOK_SECRET!, {
      ...{ id: 'evt', type, created: Math.floor(Date.now() / 1000), data: { object } },
    });
    await fake.close();
    return (await billing.readEvent(body, headers)).refund;
  };
  const refund = {
    ...{ object: 'refund', id: 're_1', status: 'succeeded' },
    metadata: { reference: 'content.1', refund_id: 'refund-1' },
  };

  it.each([
    ['refund.updated', 'succeeded', 'made'],
    ['charge.refund.updated', 'succeeded', 'made'],
    ['refund.failed', 'failed', 'failed'],
    ['refund.updated', 'canceled', 'failed'],
  ])('%s with %s means that it is %s', async (type, status, outcome) => {
    expect(await read(type, { ...refund, status })).toMatchObject({
      ...{ reference: 'content.1', refund_id: 'refund-1', outcome, provider_refund_id: 're_1' },
    });
  });

  it('says nothing while it is pending, nor of refunds that were made on its pages', async () => {
    expect(await read('refund.updated', { ...refund, status: 'pending' })).toBeNull();
    expect(await read('refund.updated', { ...refund, metadata: {} })).toBeNull();
  });
});
