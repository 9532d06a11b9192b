import { formatFullMoney } from '@athenaeum/common/money';
import { commonText } from '../../components/common.messages';
import { day } from '../../components/day';
import { memberSectionText } from '../../components/memberSections.messages';
import { messageAt } from '../../components/messageAt';
import { billingProviderText } from './billingProviders.messages';
import { Block, Facts } from './Block';
import { type MemberOfDesk, purchasesOf, useMemberPurchasesQuery } from './memberDesk.api';
import { deskText } from './memberDesk.messages';

interface SubscriptionBlockProps {
  member: MemberOfDesk;
  /** The coaching time that is left, in words; '' while loading. */
  coaching: string;
}

/** The membership's subscription, as reported by the provider, and what was paid for it. */
export function SubscriptionBlock({ member, coaching }: SubscriptionBlockProps) {
  const lastPayment = useLastPayment(member.id);
  const { subscription_end_date, billing_provider, chargebee_subscription_id, stripe_customer_id } = member;
  const isOver = subscription_end_date !== null && subscription_end_date < Date.now();
  return (
    <Block id="subscription" title={memberSectionText.subscription}>
      <Facts
        facts={[
          [
            isOver ? deskText.ended : deskText.paidThrough,
            subscription_end_date === null ? null : day(subscription_end_date),
          ],
          [deskText.lastPayment, lastPayment],
          [deskText.coaching, coaching],
          [
            deskText.provider,
            billing_provider && (messageAt(billingProviderText, billing_provider) ?? billing_provider),
          ],
          [deskText.customer, stripe_customer_id],
          [deskText.subscriptionId, chargebee_subscription_id],
        ]}
      />
    </Block>
  );
}

/** '' while loading, null after an error. */
function useLastPayment(id: string): string | null {
  const { currentData, isError } = useMemberPurchasesQuery(purchasesOf(id));
  if (!currentData) return isError ? null : '';
  const paid = currentData.membershipSales?.data?.filter(({ status }) => status === 'paid');
  if (!paid) return null;
  const [last] = [...paid].sort((one, other) => other.created_at - one.created_at);
  if (!last) return commonText.none;
  const amount = formatFullMoney(last.total, last.currency);
  return deskText.paidOn({ amount, day: day(last.created_at) });
}
