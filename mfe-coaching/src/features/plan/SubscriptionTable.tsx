import { formatDay, Hint, Stack, StatusBadge, CircleCheckIcon, Table, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { liveSubscription, type Subscriptions } from './subscriptions';
import { subscriptionColumnsText, subscriptionTableText } from './subscriptionTable.messages';

interface SubscriptionTableProps {
  subscriptions: Subscriptions;
  /** Whether the member is a customer of the provider and has a portal there. */
  isCustomer: boolean;
}

/** The current plan, and all subscriptions in the billing provider's columns. */
export function SubscriptionTable({ subscriptions, isCustomer }: SubscriptionTableProps) {
  const { provider, columns, rows } = subscriptions;
  const live = liveSubscription(subscriptions);
  const hasPortal = provider !== 'embedded' && (isCustomer || rows.length > 0);
  return (
    <Stack>
      {live && (
        <Current>
          <strong>{String(live.name ?? live.plan_id)}</strong>
          <StatusBadge tone="verdigris" icon={<CircleCheckIcon />}>
            {subscriptionTableText.current}
          </StatusBadge>
        </Current>
      )}
      {rows.length > 0 ? (
        <Table
          caption={subscriptionTableText.caption}
          columns={columns.map((key) => ({
            key,
            label: LABELS[key] ?? key,
            render: (row: Subscriptions['rows'][number]) => said(row[key] ?? null),
          }))}
          rows={rows}
          rowKey={({ id }) => id}
        />
      ) : (
        <Hint>{subscriptionTableText.none}</Hint>
      )}
      {hasPortal && (
        <p>
          <TextLink look="more" href="/api/billing/portal">
            {subscriptionTableText.portal}
          </TextLink>
        </p>
      )}
    </Stack>
  );
}

const LABELS: Readonly<Record<string, string | undefined>> = subscriptionColumnsText;

/** A value for display; every number in these tables is a time. */
function said(value: string | number | boolean | null): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? subscriptionTableText.yes : subscriptionTableText.no;
  return typeof value === 'number' ? formatDay(value) : value.replaceAll('_', ' ');
}

const Current = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]};

  & > strong {
    font: ${token.weight.serif} ${token.text[24]} / 1.2 ${token.font.serif};
  }
`;
