import { Notice, TextButton, TextLink } from '@athenaeum/shared-ui';
import { useDispatch } from '@athenaeum/shell-contract';
import { useEffect } from 'react';
import { api } from '../../api';
import { formatMoney } from '../../components/formatMoney';
import { clockTime } from './clockTime';
import { type SeatOrder, useContentSeatOrderQuery } from './rsvp.api';

interface SeatOrderNoticeProps {
  orderId: string;
  /** She turned back on the page where one pays. */
  wasCancelled: boolean;
  /** What the seat is at. */
  title: string;
}

/** How often she is told anew, in ms, while the provider has not said what became of her payment. */
const ASK_AGAIN = 2_000;

/** What became of the seat she comes back from paying for. */
export function SeatOrderNotice({ orderId, wasCancelled, title }: SeatOrderNoticeProps) {
  const { data, isError, refetch } = useContentSeatOrderQuery(
    { id: orderId },
    { refetchOnMountOrArgChange: true },
  );
  const order = data?.seatOrder?.data;
  // Who was let go by the provider's page has paid there, however late that is told.
  const waits = !wasCancelled && (order?.status === 'open' || order?.status === 'expired');
  useContentSeatOrderQuery({ id: orderId }, { pollingInterval: ASK_AGAIN, skip: !waits });
  useNewsOf(order);

  if (order) return <Told order={order} waits={waits} title={title} />;
  if (isError || data?.seatOrder?.code === 'UNAVAILABLE' || data?.partial)
    return (
      <Notice
        tone="vermilion"
        title="Your payment could not be read just now."
        action={<TextButton onClick={() => void refetch()}>Retry</TextButton>}
      >
        Nothing is lost: a seat you paid for will be here.
      </Notice>
    );
  if (data) return <Notice title="We could not find that order.">Your seat is as you see it here.</Notice>;
  return <Notice title="One moment.">We are looking at your payment.</Notice>;
}

const GONE: Readonly<Record<string, string>> = {
  seat_gone: 'Your payment came after your seat had gone.',
  event_off: 'Your payment came after the event was called off.',
  had_seat: 'You had paid for this seat already.',
  given_back: 'You have given this seat back.',
};

function Told({ order, waits, title }: { order: SeatOrder; waits: boolean; title: string }) {
  if (order.refund_due)
    return (
      <Notice tone="vermilion" title={GONE[order.refund_due]}>
        Member support has been told and will settle the {formatMoney(order.total, order.currency)} with you.
      </Notice>
    );
  if (order.status === 'paid')
    return (
      <Notice tone="verdigris" title="Thank you, your payment is confirmed.">
        You are attending {title}.
      </Notice>
    );
  if (order.status === 'refused')
    return (
      <Notice tone="vermilion" title="Your payment was refused.">
        Nothing was charged. You can pay by another card.
      </Notice>
    );
  if (waits)
    return (
      <Notice tone="amber" title="Waiting for your payment to be confirmed.">
        This takes a few seconds. You may stay or leave: your seat will be here.
      </Notice>
    );
  if (order.status === 'expired')
    return (
      <Notice tone="amber" title="This seat was not paid for in time.">
        Nothing was charged. You can ask for a seat again.
      </Notice>
    );
  return (
    <Notice
      tone="amber"
      title="You have not paid."
      action={
        order.url && (
          <TextLink look="more" href={order.url}>
            Continue to payment
          </TextLink>
        )
      }
    >
      Nothing was charged. Your seat is held until {clockTime(order.expires_at)}.
    </Notice>
  );
}

/** Whatever is known of it in the end, the page shows her place anew. */
function useNewsOf(order: SeatOrder | null | undefined): void {
  const dispatch = useDispatch();
  const end = order && order.status !== 'open' ? `${order.status} ${order.refund_due ?? ''}` : null;
  useEffect(() => {
    if (end) dispatch(api.util.invalidateTags(['Salon', 'Seats']));
  }, [dispatch, end]);
}
