import { groupBy } from '../faults/checks/period';
import { countUnderWay, type FinalState } from './checkRefunds';
import type { Form } from './forms';

export interface Kill {
  name: string;
  /** Epoch ms. */
  at: number;
}

/** What happened, in numbers. */
export function figuresOf(
  { orders, outbox, letters }: FinalState,
  forms: readonly Form[],
  kills: readonly Kill[],
) {
  const sentAt = new Map(forms.map((form) => [form.request_id, form.sentAt]));
  const refunds = orders.flatMap((order) => order.refunds);
  const spans = refunds.map(({ request_id, settled_at }) => ({
    sentAt: sentAt.get(request_id)!,
    settledAt: settled_at ?? Infinity,
  }));
  const instants = kills.map(({ at }) => at);
  const mails = new Set(outbox.filter(({ kind }) => kind === 'refund_made').map(({ _id }) => _id));
  return {
    forms: forms.length,
    orders: orders.length,
    refunds: refunds.length,
    /** When something was killed. */
    underWay: countUnderWay(spans, instants),
    states: countBy(refunds, ({ state }) => state),
    kills: countBy(kills, ({ name }) => name.split(' ')[0]!),
    mails: mails.size,
    repeatedMails: letters.filter((id) => mails.has(id)).length - mails.size,
    longestMs: Math.max(...spans.map(({ sentAt, settledAt }) => settledAt - sentAt)),
  };
}

const countBy = <T>(list: readonly T[], nameOf: (item: T) => string): Record<string, number> =>
  Object.fromEntries([...groupBy(list, nameOf)].map(([name, own]) => [name, own.length]));
