/** The specification's table of subscriptions: each provider has columns of its own. Times are epoch ms. */
export type SubscriptionTable =
  | { provider: 'stripe'; rows: StripeRow[] }
  | { provider: 'chargebee'; rows: ChargebeeRow[] }
  | { provider: 'embedded'; rows: EmbeddedRow[] };

interface StripeRow {
  id: string;
  name: string;
  created: number;
  canceled_at: number | null;
  cancel_at: number | null;
  status: string;
  cancel_at_period_end: boolean;
}

interface ChargebeeRow {
  id: string;
  plan_id: string;
  current_term_start: number | null;
  current_term_end: number | null;
  status: string;
}

interface EmbeddedRow {
  id: string;
  name: string;
  start_date: number;
  current_period_end: number;
  active: boolean;
  cancel_at_period_end: boolean;
}

export const SUBSCRIPTION_COLUMNS = {
  stripe: ['name', 'created', 'canceled_at', 'cancel_at', 'status', 'cancel_at_period_end'],
  chargebee: ['plan_id', 'current_term_start', 'current_term_end', 'status'],
  embedded: ['name', 'start_date', 'current_period_end', 'active', 'cancel_at_period_end'],
} as const;
