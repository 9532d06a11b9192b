import { Refusal, type RefusalCode } from '@athenaeum/kit';
import { DeliveryProblem } from '@athenaeum/kit/outbox';
import type { Language } from '@athenaeum/messages';
import type { SignUpInput } from '@athenaeum/users-contract';
import { gatewayCaller } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import { executeOnSubgraph } from '../executeOnSubgraph';
import type { Settler } from '../orders/domainOrders';
import { settleRefundOf } from '../orders/settleRefundOf';
import type { OrderOutcome } from '../port/billingEvent';

export interface MembershipOrder {
  id: string;
  /** The member's id, or the one that the new account will have. */
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  total: number;
  currency: string;
}

/** An order, and what only the browser that began it can have made. */
export interface Claim {
  id: string;
  claim_hash: string;
}

export interface ClaimedMembership {
  status: 'open' | 'paid' | 'expired' | 'refused';
  next: 'wait' | 'password' | 'mail' | 'sign-in';
  first_name: string;
  email: string;
}

export interface FirstPasswordRight {
  user_id: string;
  token: string;
  expires_at: number;
}

/** What the users domain does about becoming a member. */
export interface Memberships {
  /** @throws Refusal when the person cannot join */
  place(order: {
    claim_hash: string;
    total: number;
    currency: string;
    user_id?: string;
    details?: SignUpInput;
    /** Whether the caller has shown that the address of `details` is their own. */
    holds_address?: boolean;
    browser_language: Language;
  }): Promise<MembershipOrder>;
  /** Null for an order this browser did not begin. */
  claimed(claim: Claim): Promise<ClaimedMembership | null>;
  claimPassword(claim: Claim): Promise<FirstPasswordRight>;
  /** The mail about an order has been read. */
  confirm(orderId: string): Promise<void>;
  /** The right to set the first password, for the reader of the mail; null when there is a password. */
  mailedFirstPassword(orderId: string): Promise<Pick<FirstPasswordRight, 'user_id' | 'token'> | null>;
  /** @throws DeliveryProblem when it was not accepted */
  settle(id: string, outcome: OrderOutcome): Promise<void>;
  /** @throws DeliveryProblem when it was not accepted */
  settleRefund: Settler['settleRefund'];
}

const PLACE = `mutation GatewayPlaceMembershipOrder($input: PlaceMembershipOrderInput!) {
  placeMembershipOrder(input: $input) { ok code message fields data { id user_id first_name last_name email total currency } } }`;
const CLAIMED = `query GatewayClaimedMembership($input: MembershipClaimInput!) {
  claimedMembership(input: $input) { ok code message fields data { status next first_name email } } }`;
const PASSWORD = `mutation GatewayClaimFirstPassword($input: MembershipClaimInput!) {
  claimFirstPassword(input: $input) { ok code message fields data { user_id token expires_at } } }`;
const CONFIRM = `mutation GatewayConfirmMembershipOrder($id: ID!) {
  confirmMembershipOrder(id: $id) { ok code message fields data { id } } }`;
const MAILED = `mutation GatewayPasswordAfterConfirming($id: ID!) {
  issueMailedFirstPassword(order_id: $id) { ok code message fields data { user_id token } } }`;
const SETTLE = `mutation GatewaySettleMembershipOrder($input: SettleMembershipOrderInput!) {
  settleMembershipOrder(input: $input) { ok code message fields data { id } } }`;

export function createMemberships(users: SubgraphClient): Memberships {
  const ask = <T>(query: string, input: object) => askVariables<T>(query, { input });

  async function askVariables<T>(query: string, variables: Record<string, unknown>): Promise<T | null> {
    const { ok, code, message, fields, data } = await executeOnSubgraph<T>(
      users,
      gatewayCaller(),
      query,
      variables,
    );
    if (!ok) throw new Refusal(code as RefusalCode, message ?? '', fields ?? undefined);
    return data;
  }

  return {
    place: async (order) => (await ask<MembershipOrder>(PLACE, order))!,
    claimed: (claim) => ask<ClaimedMembership>(CLAIMED, claim),
    claimPassword: async (claim) => (await ask<FirstPasswordRight>(PASSWORD, claim))!,
    confirm: async (id) => void (await askVariables(CONFIRM, { id })),
    async mailedFirstPassword(id) {
      try {
        return await askVariables<Pick<FirstPasswordRight, 'user_id' | 'token'>>(MAILED, { id });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'CONFLICT') return null;
        throw error;
      }
    },
    async settle(id, { reference: _here, ...outcome }) {
      const input = { id, ...outcome };
      const { ok, code } = await executeOnSubgraph<unknown>(users, gatewayCaller(), SETTLE, { input });
      if (!ok) throw new DeliveryProblem('refused', code ?? 'REFUSED');
    },
    settleRefund: settleRefundOf(users, 'settleMembershipRefund'),
  };
}
