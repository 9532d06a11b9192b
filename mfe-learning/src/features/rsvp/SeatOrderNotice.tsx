import type { RefundReason } from '@athenaeum/content-contract';
import { Notice, TextButton, TextLink } from '@athenaeum/shared-ui';
import { useDispatch } from '@athenaeum/shell-contract';
import { useEffect } from 'react';
import { api } from '../../api';
import { formatMoney } from '@athenaeum/common/money';
import { clockTime } from './clockTime';
import { type SeatOrder, useContentSeatOrderQuery } from '../../components/rsvp/rsvp.api';
import { seatOrderText } from './seatOrder.messages';

export interface SeatOrderNoticeProps {
  orderId: string;
  /** The member cancelled on the payment page. */
  wasCancelled: boolean;
  /** The salon of the seat. */
  title: string;
}

/** Poll interval while the provider has not confirmed the payment. */
const POLL_INTERVAL_MS = 2_000;

/** The outcome of a seat's order, after the return from the payment page. */
export default function SeatOrderNotice({ orderId, wasCancelled, title }: SeatOrderNoticeProps) {
  const { data, isError, refetch } = useContentSeatOrderQuery(
    { id: orderId },
    { refetchOnMountOrArgChange: true },
  );
  const order = data?.seatOrder?.data;
  // A return from the provider's success page means paid, however late the confirmation comes.
  const waits = !wasCancelled && (order?.status === 'open' || order?.status === 'expired');
  useContentSeatOrderQuery({ id: orderId }, { pollingInterval: POLL_INTERVAL_MS, skip: !waits });
  useNewsOf(order);

  if (order) return <SeatOrderOutcome order={order} waits={waits} title={title} />;
  if (isError || data?.seatOrder?.code === 'UNAVAILABLE' || data?.partial)
    return (
      <Notice
        tone="vermilion"
        title={seatOrderText.notRead}
        action={<TextButton onClick={() => void refetch()}>{seatOrderText.retry}</TextButton>}
      >
        {seatOrderText.notReadWhat}
      </Notice>
    );
  if (data) return <Notice title={seatOrderText.notFound}>{seatOrderText.notFoundWhat}</Notice>;
  return <Notice title={seatOrderText.oneMoment}>{seatOrderText.looking}</Notice>;
}

const whyRefunded = (): Record<RefundReason, string> => ({
  seat_gone: seatOrderText.seatGone,
  event_off: seatOrderText.eventOff,
  had_seat: seatOrderText.hadSeat,
  given_back: seatOrderText.givenBack,
});

function SeatOrderOutcome({ order, waits, title }: { order: SeatOrder; waits: boolean; title: string }) {
  if (order.refund_due)
    return (
      <Notice tone="vermilion" title={whyRefunded()[order.refund_due]}>
        {seatOrderText.settle({ amount: formatMoney(order.total, order.currency) })}
      </Notice>
    );
  if (order.status === 'paid')
    return (
      <Notice tone="verdigris" title={seatOrderText.confirmed}>
        {seatOrderText.attending({ event: title })}
      </Notice>
    );
  if (order.status === 'refused')
    return (
      <Notice tone="vermilion" title={seatOrderText.refused}>
        {seatOrderText.refusedWhat}
      </Notice>
    );
  if (waits)
    return (
      <Notice tone="amber" title={seatOrderText.waiting}>
        {seatOrderText.waitingWhat}
      </Notice>
    );
  if (order.status === 'expired')
    return (
      <Notice tone="amber" title={seatOrderText.late}>
        {seatOrderText.lateWhat}
      </Notice>
    );
  return (
    <Notice
      tone="amber"
      title={seatOrderText.notPaid}
      action={
        order.url && (
          <TextLink look="more" href={order.url}>
            {seatOrderText.continueToPayment}
          </TextLink>
        )
      }
    >
      {seatOrderText.heldUntil({ time: clockTime(order.expires_at) })}
    </Notice>
  );
}

/** The RSVP status is reloaded whatever the outcome. */
function useNewsOf(order: SeatOrder | null | undefined): void {
  const dispatch = useDispatch();
  const end = order && order.status !== 'open' ? `${order.status} ${order.refund_due ?? ''}` : null;
  useEffect(() => {
    if (end) dispatch(api.util.invalidateTags(['Salon', 'Seats']));
  }, [dispatch, end]);
}
