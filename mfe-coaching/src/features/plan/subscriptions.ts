type Value = string | number | boolean | null;

/** Her subscriptions as the billing provider keeps them; each provider has columns of its own. */
export interface Subscriptions {
  provider: string;
  columns: string[];
  rows: ({ id: string } & Record<string, Value>)[];
}

/** `GET /api/billing/subscriptions`. Throws when there was no answer worth the name. */
export async function readSubscriptions(apiBase: string): Promise<Subscriptions> {
  const response = await fetch(`${apiBase}/api/billing/subscriptions`, { credentials: 'same-origin' });
  const answer = (await response.json()) as { data?: Subscriptions | null } | null;
  if (!response.ok || !answer?.data) throw new Error('The subscriptions did not come');
  return answer.data;
}

/** The one she has now, in whichever words her provider says so. */
export const liveSubscription = ({ rows }: Subscriptions) =>
  rows.find(({ status, active }) => active === true || LIVE.includes(String(status)));

const LIVE = ['active', 'trialing', 'past_due', 'in_trial', 'non_renewing'];
