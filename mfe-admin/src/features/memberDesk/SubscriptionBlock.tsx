import { day } from '../../components/day';
import { memberSectionText } from '../../components/memberSections.messages';
import { messageAt } from '../../components/messageAt';
import { billingProviderText } from './billingProviders.messages';
import { Block, Facts } from './Block';
import type { MemberOfDesk } from './memberDesk.api';
import { deskText } from './memberDesk.messages';

/** The membership's subscription, as reported by the provider. */
export function SubscriptionBlock({ member }: { member: MemberOfDesk }) {
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
