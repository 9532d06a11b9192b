import type { OrderStatus } from '@athenaeum/coaching-contract';
import { AppLink } from '@athenaeum/shell-contract';
import { StatusBadge, type Tone } from '@athenaeum/shared-ui';
import { formatFullMoney } from '@athenaeum/common/money';
import { day } from '../../components/day';
import { memberSectionText } from '../../components/memberSections.messages';
import { saleStateText } from '../../components/saleStates.messages';
import type { BoughtSeatFragment } from './__generated__/memberDesk';
import { Block, BlockLine, BlockList } from './Block';
import { countOfPurchases } from './counts';
import { purchasesOf, useMemberPurchasesQuery } from './memberDesk.api';
import { deskText } from './memberDesk.messages';

/** Only a seat may be refunded. */
type Bought = Omit<BoughtSeatFragment, RefundField> & Partial<Pick<BoughtSeatFragment, RefundField>>;
type RefundField = 'refund_due' | 'refunded_at';

const TONES: Readonly<Record<OrderStatus, Tone>> = {
  paid: 'verdigris',
  open: 'amber',
  refused: 'vermilion',
  expired: 'plain',
};

/** Memberships, coaching and seats, the latest first. */
export function PurchasesBlock({ id, email }: { id: string; email: string | null }) {
  const query = useMemberPurchasesQuery(purchasesOf(id), { refetchOnMountOrArgChange: true });
  const { currentData, isError, isFetching, refetch } = query;
  const kinds = currentData && [
    currentData.coachingSales,
    currentData.membershipSales,
    currentData.seatSales,
  ];
  const isWhole = kinds?.every((kind) => kind?.data);
  const rows: readonly Bought[] | null | undefined = isError
    ? null
    : kinds && (isWhole ? kinds.flatMap((kind): readonly Bought[] => kind?.data ?? []) : null);
  return (
    <Block
      id="purchases"
      title={memberSectionText.purchases}
      count={countOfPurchases(currentData)}
      action={
        email && (
          <AppLink to={`/admin/purchases?words=${encodeURIComponent(email)}`}>
            {deskText.allPurchases}
          </AppLink>
        )
      }
    >
      <BlockList
        name={deskText.purchasesList}
        rows={rows && [...rows].sort((one, other) => other.created_at - one.created_at)}
        retry={refetch}
        retrying={isFetching}
        empty={deskText.noPurchases}
      >
        {(order) => (
          <BlockLine
            key={order.id}
            day={day(order.created_at)}
            what={order.title}
            state={<State order={order} />}
            end={formatFullMoney(order.total, order.currency)}
          />
        )}
      </BlockList>
    </Block>
  );
}

function State({ order: { status, refund_due, refunded_at } }: { order: Bought }) {
  if (refunded_at) return <StatusBadge>{deskText.refunded}</StatusBadge>;
  if (refund_due) return <StatusBadge tone="amber">{deskText.refundDue}</StatusBadge>;
  return <StatusBadge tone={TONES[status]}>{saleStateText[status]}</StatusBadge>;
}
