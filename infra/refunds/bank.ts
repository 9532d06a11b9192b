import { setTimeout as pause } from 'node:timers/promises';
import {
  createFakeStripe,
  stripeEventBy,
  type FakeStripeRefund,
} from '@athenaeum/gateway-testing/fakeStripe';
import type { DemoRandom } from '@athenaeum/kit/demo';

const LOOK_INTERVAL_MS = 250;
const REPEAT_INTERVAL_MS = 500;
const REPORT_TIMEOUT_MS = 10_000;

type Stripe = Awaited<ReturnType<typeof createFakeStripe>>;

/**
 * The payment provider, which outlives everything that is killed: it makes most refunds at once, leaves some to the bank, and gets some back
 * that were made. What the bank has decided is reported by a webhook until it is accepted, as Stripe does.
 *
 * @param originOf where the product is, once it is somewhere
 */
export async function openBank(random: DemoRandom, originOf: () => string) {
  const stripe = await createFakeStripe();
  Object.defineProperty(stripe, 'refundStatus', {
    get: () => (random.chance(0.7) ? 'succeeded' : 'pending'),
  });
  const decided = new Set<string>();
  const reports = new Set<Promise<void>>();
  let events = 0;
  let isOver = false;

  async function work(): Promise<void> {
    while (!isOver) {
      await pause(LOOK_INTERVAL_MS);
      for (const refund of stripe.refunds) if (!decided.has(refund.id)) decide(refund);
    }
  }

  function decide(refund: FakeStripeRefund): void {
    if (refund.status === 'succeeded') {
      decided.add(refund.id);
      if (random.chance(0.1)) becomes(refund, 'failed');
    } else if (random.chance(0.3)) {
      if (random.chance(0.3)) decided.add(refund.id);
      becomes(refund, decided.has(refund.id) ? 'failed' : 'succeeded');
    }
  }

  function becomes(refund: FakeStripeRefund, status: string): void {
    refund.status = status;
    const report = tell(status === 'failed' ? 'refund.failed' : 'refund.updated', {
      ...{ object: 'refund', id: refund.id, status },
      metadata: { reference: refund.reference, refund_id: refund.refund_id },
    }).finally(() => reports.delete(report));
    reports.add(report);
  }

  /** Tells the product of an event, again and again until it says that it has taken it. */
  async function tell(type: string, object: object): Promise<void> {
    const event = { id: `evt_${++events}`, type, created: Math.floor(Date.now() / 1000), data: { object } };
    for (; !isOver; await pause(REPEAT_INTERVAL_MS)) if (await isTaken(stripe, event, originOf())) return;
  }

  void work();
  return {
    env: stripe.env,
    refunds: stripe.refunds as readonly FakeStripeRefund[],
    /** As after a day: from now on it finds what it has made by its id alone. */
    forgetKeys: stripe.forgetKeys,
    /** The buyer pays what is asked for by `<domain>.<order>`. */
    pay: (reference: string) => {
      const session = [...stripe.sessions.values()].find((one) => one.client_reference_id === reference);
      if (!session) throw new Error(`There is no page to pay ${reference} on`);
      return tell('checkout.session.completed', { ...session, payment_status: 'paid' });
    },
    /** Resolves once nothing is left to decide, and all that was decided has been taken. */
    async rest(): Promise<void> {
      while (reports.size > 0 || stripe.refunds.some(({ id }) => !decided.has(id)))
        await pause(LOOK_INTERVAL_MS);
    },
    async close(): Promise<void> {
      isOver = true;
      await stripe.close();
    },
  };
}

export type Bank = Awaited<ReturnType<typeof openBank>>;

async function isTaken({ env }: Stripe, event: object, origin: string): Promise<boolean> {
  const { body, headers } = stripeEventBy(env.STRIPE_WEBHOOK_SECRET!, event);
  const response = await fetch(`${origin}/webhooks/billing/stripe`, {
    ...{ method: 'POST', body: new Uint8Array(body), headers },
    signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
  }).catch(() => null);
  await response?.body?.cancel().catch(() => undefined);
  return response?.ok === true;
}
