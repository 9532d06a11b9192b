import { formatHoursAndMinutes, Notice, TextButton, TextLink } from '@athenaeum/shared-ui';
import { useDispatch } from '@athenaeum/shell-contract';
import { useEffect } from 'react';
import { api } from '../../api';
import { type PlacedOrder, useCoachingPlacedOrderQuery } from './checkout.api';

interface OrderNoticeProps {
  orderId: string;
  /** She turned back on the page where one pays. */
  wasCancelled: boolean;
}

/** How often she is told anew, in ms, while the provider has not said what became of her payment. */
const ASK_AGAIN = 2_000;

/** What became of the order she comes back from. */
export function OrderNotice({ orderId, wasCancelled }: OrderNoticeProps) {
  const { data, isError, refetch } = useCoachingPlacedOrderQuery(
    { id: orderId },
    { refetchOnMountOrArgChange: true },
  );
  const order = data?.order?.data;
  const waits = order?.status === 'open' && !wasCancelled;
  useCoachingPlacedOrderQuery({ id: orderId }, { pollingInterval: ASK_AGAIN, skip: !waits });
  useNewsOf(order);

  if (order)
    return <Told order={order} wasCancelled={wasCancelled} time={data.me?.data?.credits?.quantity ?? null} />;
  if (isError || data?.order?.code === 'UNAVAILABLE' || data?.partial)
    return (
      <Notice
        tone="vermilion"
        title="Your order could not be read just now."
        action={<TextButton onClick={() => void refetch()}>Retry</TextButton>}
      >
        Nothing is lost: what you paid for will be here.
      </Notice>
    );
  if (data) return <Notice title="We could not find that order.">Your purchases are listed below.</Notice>;
  return <Notice title="One moment.">We are looking at your order.</Notice>;
}

interface ToldProps {
  order: PlacedOrder;
  wasCancelled: boolean;
  /** All of her coaching time, in minutes; null when it could not be read. */
  time: number | null;
}

function Told({ order, wasCancelled, time }: ToldProps) {
  const pay = (
    <TextLink look="more" href={`/api/billing/checkout/${order.id}`}>
      Continue to payment
    </TextLink>
  );
  switch (order.status) {
    case 'paid':
      return (
        <Notice tone="verdigris" title="Thank you, your payment is confirmed.">
          {confirmationOf(order, time)}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="vermilion" title="Your payment was refused.">
          Nothing was charged. You can choose again below and pay with another card.
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="amber" title="This order was not paid in time.">
          Nothing was charged. You can choose again below.
        </Notice>
      );
    default:
      return wasCancelled ? (
        <Notice tone="amber" title="You have not paid." action={pay}>
          Nothing was charged, and your order is kept for a while.
        </Notice>
      ) : (
        <Notice tone="amber" title="Waiting for your payment to be confirmed.">
          This takes a few seconds. You may stay or leave: it will be in your purchases.
        </Notice>
      );
  }
}

function confirmationOf({ lines }: PlacedOrder, time: number | null): string {
  const what = lines
    .map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))
    .join(', ');
  const brought = lines.some(({ minutes }) => minutes);
  const balance =
    brought && time !== null ? ` You now have ${formatHoursAndMinutes(time)} of coaching time.` : '';
  return `${what}.${balance}`;
}

/** Once it is paid, what else shows her time or her purchases is asked anew. */
function useNewsOf(order: PlacedOrder | null | undefined): void {
  const dispatch = useDispatch();
  const isPaid = order?.status === 'paid';
  useEffect(() => {
    if (isPaid) dispatch(api.util.invalidateTags(['Credits', 'Orders']));
  }, [dispatch, isPaid]);
}
