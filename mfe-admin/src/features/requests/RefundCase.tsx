import { AppLink, useNotify } from '@athenaeum/shell-contract';
import { Button } from '@athenaeum/shared-ui';
import { settleRefundInput } from '@athenaeum/content-contract';
import { commonText } from '../../components/common.messages';
import { day } from '../../components/day';
import { formatFullMoney } from '@athenaeum/common/money';
import { AskReason } from '../../components/reason';
import { refundReason } from '../../components/refundReasons';
import { CaseFrame, type Queued } from './CaseFrame';
import type { Refund } from './cases';
import { MemberLink } from './MemberLink';
import { useContentSettleRefundMutation } from './requests.api';
import { requestsText } from './requests.messages';

/** A due refund: made in Purchases, or on the provider's own page and then recorded here. */
export function RefundCase({ order, queued }: { order: Refund; queued: Queued }) {
  const { id, title, total, currency, paid_at, invoice_id, refund_due, buyer, salon } = order;
  const notify = useNotify();
  const [settle] = useContentSettleRefundMutation();
  const amount = formatFullMoney(total, currency);
  return (
    <CaseFrame
      queued={queued}
      title={requestsText.refundTitle({ name: buyer?.name ?? commonText.formerMember, amount })}
      asked={requestsText.refundFor({ reason: refund_due ? refundReason(refund_due) : '', title })}
      facts={[
        [requestsText.member, <MemberLink key="member" member={buyer} />],
        [
          requestsText.event,
          salon ? (
            <AppLink key="event" to={`/admin/content/salons/${salon.id}`}>
              {title}
            </AppLink>
          ) : (
            title
          ),
        ],
        [requestsText.paid, day(paid_at)],
        [requestsText.receipt, invoice_id ?? commonText.none],
        [requestsText.refundAmount, amount],
        [
          requestsText.purchase,
          <AppLink key="purchase" to={`/admin/purchases?kind=seats&words=${encodeURIComponent(id)}`}>
            {requestsText.toPurchase}
          </AppLink>,
        ],
      ]}
      needs={[{ words: requestsText.refundManually }, { words: requestsText.memberTold, isMet: true }]}
      actions={
        <AskReason
          trigger={(open) => <Button onClick={open}>{requestsText.markRefunded}</Button>}
          title={requestsText.refundedTitle({ amount })}
          confirm={requestsText.confirmRefund}
          hint={requestsText.refundHint}
          check={(reason) => settleRefundInput.safeParse({ id, reason }).error?.issues[0]?.message}
          send={async (reason) => {
            const answer = await settle({ input: { id, reason } });
            if (!answer.error) notify(requestsText.noted);
            return answer;
          }}
        >
          {requestsText.refundExplained}
        </AskReason>
      }
    />
  );
}
