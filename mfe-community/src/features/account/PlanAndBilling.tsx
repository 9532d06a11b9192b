import { formatDay, LinkButton, Row, TextLink } from '@athenaeum/shared-ui';
import { type OwnAccount, useAccountBillingQuery } from './account.api';
import { SettingsCard } from './SettingsCard';

export function PlanAndBilling({ account }: { account: OwnAccount }) {
  const { subscription_end_date: end, billing_provider } = account;
  const { data: billing } = useAccountBillingQuery();
  // The embedded provider has no page of its own; another has one for whom it knows.
  const hasPortal =
    billing &&
    billing.provider !== 'embedded' &&
    (billing.provider === billing_provider || billing.rows.length > 0);
  return (
    <SettingsCard
      title="Plan and billing"
      about={end ? `Your plan is paid until ${formatDay(end)}.` : 'Your membership, purchases and receipts.'}
    >
      <Row>
        <LinkButton look="outlined" href="/manage-plan">
          Manage plan
        </LinkButton>
        {hasPortal && (
          <TextLink look="more" href="/api/billing/portal">
            Open the billing portal
          </TextLink>
        )}
      </Row>
    </SettingsCard>
  );
}
