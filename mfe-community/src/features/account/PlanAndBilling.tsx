import { formatDay, LinkButton, Row, TextLink } from '@athenaeum/shared-ui';
import { type OwnAccount, useAccountBillingQuery } from './account.api';
import { accountText } from './account.messages';
import { SettingsCard } from './SettingsCard';

export function PlanAndBilling({ account }: { account: OwnAccount }) {
  const { subscription_end_date: end, billing_provider } = account;
  const { data: billing } = useAccountBillingQuery();
  // The embedded provider has no portal; another has one for its customers.
  const hasPortal =
    billing &&
    billing.provider !== 'embedded' &&
    (billing.provider === billing_provider || billing.rows.length > 0);
  return (
    <SettingsCard
      title={accountText.plan}
      about={end ? accountText.paidUntil({ day: formatDay(end) }) : accountText.planAbout}
    >
      <Row>
        <LinkButton look="outlined" href="/manage-plan">
          {accountText.managePlan}
        </LinkButton>
        {hasPortal && (
          <TextLink look="more" href="/api/billing/portal">
            {accountText.portal}
          </TextLink>
        )}
      </Row>
    </SettingsCard>
  );
}
