import { formatDay, Table } from '@athenaeum/shared-ui';
import type { Subscriptions } from './subscriptions';
import { subscriptionColumnsText, subscriptionTableText } from './subscriptionTable.messages';

/** All subscriptions in the billing provider's columns. */
export const SubscriptionTable = ({ subscriptions }: { subscriptions: Subscriptions }) => (
  <Table
    caption={subscriptionTableText.caption}
    columns={subscriptions.columns.map((key) => ({
      key,
      label: LABELS[key] ?? key,
      render: (row: Subscriptions['rows'][number]) => said(row[key] ?? null),
    }))}
    rows={subscriptions.rows}
    rowKey={({ id }) => id}
  />
);

const LABELS: Readonly<Record<string, string | undefined>> = subscriptionColumnsText;

/** A value for display; every number in these tables is a time. */
function said(value: string | number | boolean | null): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? subscriptionTableText.yes : subscriptionTableText.no;
  return typeof value === 'number' ? formatDay(value) : value.replaceAll('_', ' ');
}
