import { notFound, signInFirst, type Viewer } from '@athenaeum/kit';
import type { BillingDetailsInput } from '@athenaeum/users-contract';
import { User, type UserRow } from '../user/user.model';

export interface BillingDetails {
  company: string | null;
  address: string | null;
  tax_id: string | null;
}

/** Only the viewer's own. */
export async function findBillingDetails(viewer: Viewer): Promise<BillingDetails> {
  const user = await User.findById(actorOf(viewer)).select('billing_details').lean<UserRow>();
  if (!user) throw notFound('member');
  return printed(user);
}

export async function saveBillingDetails(
  viewer: Viewer,
  { company, address, tax_id }: BillingDetailsInput,
): Promise<BillingDetails> {
  const billing_details = { company: company || null, address: address || null, tax_id: tax_id || null };
  const user = await User.findByIdAndUpdate(
    actorOf(viewer),
    { billing_details },
    { returnDocument: 'after' },
  ).lean<UserRow>();
  if (!user) throw notFound('member');
  return printed(user);
}

export const printed = ({ billing_details }: Pick<UserRow, 'billing_details'>): BillingDetails => ({
  company: billing_details?.company ?? null,
  address: billing_details?.address ?? null,
  tax_id: billing_details?.tax_id ?? null,
});

function actorOf({ id }: Viewer): string {
  if (id === null) throw signInFirst();
  return id;
}
