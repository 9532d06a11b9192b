import { DeliveryProblem } from '@athenaeum/kit/outbox';
import { gatewayCaller } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import { executeOnSubgraph } from './executeOnSubgraph';
import type { BillingAccount } from './port/billing';

/** Billing data of accounts, from the users domain. */
export interface BillingAccounts {
  /** Null when the account no longer exists or is closed. */
  of(userId: string): Promise<BillingAccount | null>;
  byEmail(email: string): Promise<(BillingAccount & { is_taken: boolean }) | null>;
  /** @throws DeliveryProblem when it was not accepted */
  recordPurchase(input: object): Promise<void>;
  recordSubscription(input: object): Promise<void>;
}

const FIELDS = `ok code message data { id email first_name last_name billing_provider stripe_customer_id
  chargebee_subscription_id subscription_end_date billing_details { company address tax_id } }`;
const ACCOUNT = `query GatewayBillingAccount($id: ID!) { billingAccount(id: $id) { ${FIELDS} } }`;
const BY_EMAIL = `query GatewayBillingAccountByEmail($email: String!) { billingAccountByEmail(email: $email) { ${FIELDS.replace('id email', 'id is_taken email')} } }`;
const PURCHASE = `mutation GatewayRecordPurchase($input: RecordPurchaseInput!) {
  recordPurchase(input: $input) { ok code message data } }`;
const SUBSCRIPTION = `mutation GatewayRecordSubscription($input: RecordSubscriptionInput!) {
  recordSubscription(input: $input) { ok code message data } }`;

export function createBillingAccounts(users: SubgraphClient): BillingAccounts {
  const ask = <T>(query: string, variables: Record<string, unknown>) =>
    executeOnSubgraph<T>(users, gatewayCaller(), query, variables);

  async function record(query: string, input: object): Promise<void> {
    const { ok, code } = await ask(query, { input });
    if (!ok) throw new DeliveryProblem('refused', code ?? 'REFUSED');
  }

  return {
    of: async (id) => (await ask<BillingAccount>(ACCOUNT, { id })).data,
    byEmail: async (email) => (await ask<BillingAccount & { is_taken: boolean }>(BY_EMAIL, { email })).data,
    recordPurchase: (input) => record(PURCHASE, input),
    recordSubscription: (input) => record(SUBSCRIPTION, input),
  };
}
