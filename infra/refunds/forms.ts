import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DemoRandom } from '@athenaeum/kit/demo';
import type { SignedIn } from '../faults/member';
import { requestOperation } from '../histories/clients/requestOperation';
import type { Purchase } from './purchases';

/** One form of staff, which is sent until it is answered. */
export interface Form {
  order: Purchase;
  request_id: string;
  amount: number;
  minutes: number;
  gives_up_seat: boolean;
  /** Tells it apart in the audit log, too. */
  reason: string;
  heard: 'answered' | 'refused' | null;
  /** Epoch ms. */
  sentAt: number;
}

const REPEAT_INTERVAL_MS = 300;
/** On a busy machine a process that was killed may take minutes to be up again. */
const ANSWER_TIMEOUT_MS = 600_000;
/** Codes of answers that do not say whether it has happened. */
const UNCERTAIN: readonly (string | null)[] = ['UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];
const MUTATIONS = {
  coaching: ['refundCoachingOrder', 'RefundCoachingOrderInput'],
  content: ['refundSeatOrder', 'RefundSeatOrderInput'],
  membership: ['refundMembershipOrder', 'RefundMembershipOrderInput'],
} as const;

/** How an order is refunded: all of it at once, in two parts, a part of it, or by two of staff of whom one comes too late. */
export function formsFor(order: Purchase, random: DemoRandom): Form[] {
  const half = Math.floor(order.total / 2);
  const parts = random.pick([
    [order.total],
    [half],
    [half, order.total - half],
    [half, Math.floor(half / 2)],
    [order.total, order.total],
  ]);
  const request = randomUUID();
  return parts.map((amount, index) => ({
    ...{ order, request_id: `${request}-${index}`, amount, heard: null, sentAt: 0 },
    minutes: Math.floor((order.minutes * amount) / order.total),
    gives_up_seat: amount === order.total && random.chance(0.7),
    reason: `Agreed on the phone, ${request}-${index}.`,
  }));
}

/** Sends a form unchanged until it is answered, as its page does; now and then twice at the same time. */
export async function send(form: Form, staff: SignedIn, isDouble: boolean): Promise<void> {
  form.sentAt = Date.now();
  const until = form.sentAt + ANSWER_TIMEOUT_MS;
  const one = async () => {
    for (; Date.now() < until; await pause(REPEAT_INTERVAL_MS)) {
      const heard = await ask(form, staff);
      if (heard) return heard;
    }
    throw new Error(`Nobody answers ${form.order.domain}.${form.order.id}`);
  };
  const heard = await Promise.all(isDouble ? [one(), one()] : [one()]);
  form.heard = heard.includes('answered') ? 'answered' : 'refused';
}

async function ask(
  { order, request_id, amount, minutes, gives_up_seat, reason }: Form,
  staff: SignedIn,
): Promise<'answered' | 'refused' | null> {
  const [mutation, type] = MUTATIONS[order.domain];
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ok code message data { id } } }`;
  const own = { coaching: { minutes }, content: { gives_up_seat }, membership: {} }[order.domain];
  const input = { id: order.id, amount, reason, request_id, ...own };
  const told = await requestOperation(staff, query, { input });
  if (!told || (!told.ok && UNCERTAIN.includes(told.code))) return null;
  if (!told.ok && told.code !== 'CONFLICT')
    throw new Error(`A refund was refused for another reason: ${told.code} ${told.message}`);
  return told.ok ? 'answered' : 'refused';
}
