import { formatFullMoney } from '@athenaeum/common/money';
import { refundDialogText as text } from './refund.messages';
import type { Sale } from './sales.api';

/** What was refunded and what is on its way; a failed refund while no later one replaces it. */
export function refundsInWords({ refunds, currency }: Sale): string[] {
  const sumOf = (state: 'made' | 'pending') =>
    refunds.reduce((sum, refund) => (refund.state === state ? sum + refund.amount : sum), 0);
  const [made, pending] = [sumOf('made'), sumOf('pending')];
  return [
    ...(made > 0 ? [text.madeSum({ amount: formatFullMoney(made, currency) })] : []),
    ...(pending > 0 ? [text.pendingSum({ amount: formatFullMoney(pending, currency) })] : []),
    ...(refunds.at(-1)?.state === 'failed' ? [text.failedSum] : []),
  ];
}
