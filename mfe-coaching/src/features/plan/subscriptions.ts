type Value = string | number | boolean | null;

/** The member's subscriptions at the billing provider; each provider has columns of its own. */
export interface Subscriptions {
  provider: string;
  columns: string[];
  rows: ({ id: string } & Record<string, Value>)[];
}

/** `GET /api/billing/subscriptions`. Throws when there is no valid response. */
export async function readSubscriptions(apiBase: string): Promise<Subscriptions> {
  const response = await fetch(`${apiBase}/api/billing/subscriptions`, { credentials: 'same-origin' });
  const answer = (await response.json()) as { data?: Subscriptions | null } | null;
  if (!response.ok || !answer?.data) throw new Error('The subscriptions did not come');
  return answer.data;
}

/** The current subscription, by the status names of any provider. */
export const liveSubscription = ({ rows }: Subscriptions) =>
  rows.find(({ status, active }) => active === true || LIVE_STATUSES.includes(String(status)));

const LIVE_STATUSES = ['active', 'trialing', 'past_due', 'in_trial', 'non_renewing'];
