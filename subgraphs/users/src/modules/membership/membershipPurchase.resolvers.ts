import { refundedOf } from '@athenaeum/kit/sales';
import { signInFirst, toListResult } from '@athenaeum/kit';
import type { QueryResolvers } from '../../__generated__/resolvers';
import { MembershipOrder, type MembershipOrderRow } from './membershipOrder.model';

export const Query: QueryResolvers = {
  membershipPurchases: (_root, _args, { viewer }) =>
    toListResult(async () => {
      if (viewer.id === null) throw signInFirst();
      return listPurchases(viewer.id);
    }),
};

/** Without payments by somebody unknown, until the account's owner has confirmed them. */
async function listPurchases(user_id: string) {
  const rows = await MembershipOrder.find({ user_id, status: 'paid', awaits_confirmation: { $ne: true } })
    .sort({ paid_at: -1, _id: 1 })
    .lean<MembershipOrderRow[]>();
  const data = rows.map((row) => ({
    ...{ id: row._id, total: row.total, currency: row.currency, ends_at: row.ends_at },
    ...{ paid_at: row.paid_at ?? 0, invoice_id: row.invoice_id, refunded: refundedOf(row) },
  }));
  return { data, count: data.length };
}
