import { formatHoursAndMinutes, Notice, TextButton, TextLink } from '@athenaeum/shared-ui';
import { useDispatch } from '@athenaeum/shell-contract';
import { useEffect } from 'react';
import { api } from '../../api';
import type { CoachingTimeFragment } from '../../components/__generated__/coachingTime';
import { type PlacedOrder, useCoachingPlacedOrderQuery } from './checkout.api';
import { checkoutText } from './checkout.messages';

interface OrderNoticeProps {
  orderId: string;
  /** The member cancelled on the payment page. */
  wasCancelled: boolean;
}

/** Poll interval while the provider has not confirmed the payment. */
const POLL_INTERVAL_MS = 2_000;

/** The outcome of the order, after the return from the payment page. */
export function OrderNotice({ orderId, wasCancelled }: OrderNoticeProps) {
  const { data, isError, refetch } = useCoachingPlacedOrderQuery(
    { id: orderId },
    { refetchOnMountOrArgChange: true },
  );
  const order = data?.order?.data;
  const waits = order?.status === 'open' && !wasCancelled;
  useCoachingPlacedOrderQuery({ id: orderId }, { pollingInterval: POLL_INTERVAL_MS, skip: !waits });
  useNewsOf(order);

  if (order)
    return (
      <OrderOutcome order={order} wasCancelled={wasCancelled} credits={data.me?.data?.credits ?? null} />
    );
  if (isError || data?.order?.code === 'UNAVAILABLE' || data?.partial)
    return (
      <Notice
        tone="vermilion"
        title={checkoutText.notLoaded}
        action={<TextButton onClick={() => void refetch()}>{checkoutText.retry}</TextButton>}
      >
        {checkoutText.nothingLost}
      </Notice>
    );
  if (data) return <Notice title={checkoutText.notFound}>{checkoutText.listedBelow}</Notice>;
  return <Notice title={checkoutText.oneMoment}>{checkoutText.checking}</Notice>;
}

interface OrderOutcomeProps {
  order: PlacedOrder;
  wasCancelled: boolean;
  /** All of the member's coaching time, in minutes; null when it could not be read. */
  credits: CoachingTimeFragment | null;
}

function OrderOutcome({ order, wasCancelled, credits }: OrderOutcomeProps) {
  const pay = (
    <TextLink look="more" href={`/api/billing/checkout/${order.id}`}>
      {checkoutText.pay}
    </TextLink>
  );
  switch (order.status) {
    case 'paid':
      return (
        <Notice tone="verdigris" title={checkoutText.confirmed}>
          {confirmationOf(order, credits)}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="vermilion" title={checkoutText.declined}>
          {checkoutText.chooseAnotherCard}
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="amber" title={order.discarded_at ? checkoutText.discarded : checkoutText.expired}>
          {checkoutText.chooseAgain}
        </Notice>
      );
    default:
      return wasCancelled ? (
        <Notice tone="amber" title={checkoutText.notComplete} action={pay}>
          {checkoutText.kept}
        </Notice>
      ) : (
        <Notice tone="amber" title={checkoutText.waiting}>
          {checkoutText.waitingWhy}
        </Notice>
      );
  }
}

function confirmationOf({ lines }: PlacedOrder, credits: CoachingTimeFragment | null): string {
  const what = lines
    .map(({ title, quantity }) => (quantity > 1 ? checkoutText.several({ count: quantity, title }) : title))
    .join(', ');
  const hasBroughtTime = lines.some(({ minutes }) => minutes);
  if (!hasBroughtTime || !credits) return checkoutText.bought({ what });
  const { quantity, held } = credits;
  const total = formatHoursAndMinutes(quantity);
  if (held === 0) return checkoutText.boughtAndTotal({ what, total });
  const free = formatHoursAndMinutes(quantity - held);
  return checkoutText.boughtAndHeld({ what, total, free, held: formatHoursAndMinutes(held) });
}

/** Once it is paid, credits and purchases elsewhere are reloaded. */
function useNewsOf(order: PlacedOrder | null | undefined): void {
  const dispatch = useDispatch();
  const isPaid = order?.status === 'paid';
  useEffect(() => {
    if (isPaid) dispatch(api.util.invalidateTags(['Credits', 'Orders']));
  }, [dispatch, isPaid]);
}
