import { isSignedIn, listInput, listPage, notFound, signInFirst, type Viewer } from '@athenaeum/kit';
import * as z from 'zod';
import { isHersOrAdmins } from '../user/user.policy';
import { Referral, type ReferralRow } from './referral.model';

export const referralsInput = listInput({}, [])
  .omit({ orderBy: true })
  .extend({ referrer_id: z.string().trim().min(1).max(64).nullish() });

export async function listReferrals(viewer: Viewer, input: z.infer<typeof referralsInput>) {
  if (!isSignedIn(viewer)) throw signInFirst();
  const referrer_id = input.referrer_id ?? viewer.id;
  if (!isHersOrAdmins(viewer, referrer_id)) throw notFound('member');
  return listPage<ReferralRow>(Referral, { referrer_id }, { created_at: -1, _id: 1 }, input);
}
