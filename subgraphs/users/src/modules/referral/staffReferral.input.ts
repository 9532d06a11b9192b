import { listInput, timeFilter } from '@athenaeum/kit';
import { REFERRAL_STATUSES } from '@athenaeum/users-contract';
import * as z from 'zod';

export const allReferralsInput = listInput({ created_at: timeFilter }, [
  'created_at',
  'referrer_last_name',
  'referred_last_name',
]).extend({
  status: z.enum(REFERRAL_STATUSES).nullish(),
  words: z.string().trim().max(100).nullish(),
});
export type AllReferralsInput = z.infer<typeof allReferralsInput>;
