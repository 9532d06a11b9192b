import {
  isSignedIn,
  listInput,
  listPage,
  notFound,
  signInFirst,
  stringFilter,
  toConditions,
  type Viewer,
} from '@athenaeum/kit';
import * as z from 'zod';
import { isOwnerOrAdmin } from '../user/user.policy';
import { Purchase, type PurchaseRow } from './purchase.model';

const id = z.string().trim().min(1).max(64);

export const purchaseInput = z.strictObject({ id });
// Always newest first, so there is no order to choose.
export const purchasesInput = listInput({ product_id: stringFilter }, [])
  .omit({ orderBy: true })
  .extend({ user_id: id.nullish() });

export async function findPurchase(viewer: Viewer, { id }: z.infer<typeof purchaseInput>) {
  const purchase = await Purchase.findById(id).lean<PurchaseRow>();
  if (!purchase || !isOwnerOrAdmin(viewer, purchase.user_id)) throw notFound('purchase');
  return purchase;
}

export async function listPurchases(viewer: Viewer, input: z.infer<typeof purchasesInput>) {
  if (!isSignedIn(viewer)) throw signInFirst();
  const user_id = input.user_id ?? viewer.id;
  if (!isOwnerOrAdmin(viewer, user_id)) throw notFound('member');
  const where = { user_id, ...toConditions(input, ['product_id']) };
  return listPage<PurchaseRow>(Purchase, where, { start_date: -1, _id: 1 }, input);
}
