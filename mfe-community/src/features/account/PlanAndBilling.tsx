import { formatDay, LinkButton, Row, TextLink } from '@athenaeum/shared-ui';
import type { OwnAccount } from './account.api';
import { SettingsCard } from './SettingsCard';

/** Providers with a page of their own for her; the embedded one has none. */
const WITH_PORTAL = ['stripe', 'chargebee'];

export function PlanAndBilling({ account }: { account: OwnAccount }) {
  const { subscription_end_date: end, billing_provider } = account;
  return (
    <SettingsCard
      title="Plan and billing"
      about={end ? `Your plan is paid until ${formatDay(end)}.` : 'Your membership, purchases and receipts.'}
    >
      <Row>
        <LinkButton look="outlined" href="/manage-plan">
          Manage plan
        </LinkButton>
        {WITH_PORTAL.includes(billing_provider ?? '') && (
          <TextLink look="more" href="/api/billing/portal">
            Open the billing portal
          </TextLink>
        )}
      </Row>
    </SettingsCard>
  );
}
