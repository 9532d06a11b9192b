import type { RefundOrderInput } from '@athenaeum/common/refund';
import type { Viewer } from '@athenaeum/kit';
import { askRefund, settleOrderRefund, type RefundOutcome } from '@athenaeum/kit/sales';
import { MembershipOrder, type MembershipOrderRow } from './membershipOrder.model';

/** What was ordered, as text. */
export const titleOf = ({ made_account }: Pick<MembershipOrderRow, 'made_account'>): string =>
  made_account === false ? 'Membership, one more year' : 'Membership, one year';

/** Refunds an order. The membership goes on: whether it ends is decided in the member's record. */
export const refundMembership = (viewer: Viewer, input: RefundOrderInput): Promise<MembershipOrderRow> =>
  askRefund<MembershipOrderRow>(viewer, MembershipOrder, input, {
    operation: 'refundMembershipOrder',
    domain: 'membership',
    titleOf,
  });

/** Records what the provider has answered. */
export const settleMembershipRefund = (outcome: RefundOutcome): Promise<MembershipOrderRow> =>
  settleOrderRefund<MembershipOrderRow>(MembershipOrder, outcome, { titleOf });
