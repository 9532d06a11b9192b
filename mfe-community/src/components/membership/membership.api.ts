import { operation, restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MembershipTermDocument, type MembershipTermQuery } from './__generated__/membershipTerm';

/** The price of a year, in the smallest unit of the currency. */
interface MembershipPrice {
  total: number;
  currency: string;
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersMembershipTerm: build.query(operation(MembershipTermDocument)),
    billingMembershipPrice: build.query<MembershipPrice, void>({
      queryFn: restQueryFn('/api/billing/membership/price'),
    }),
  }),
});

export const { useUsersMembershipTermQuery, useBillingMembershipPriceQuery } = injected;

/** When an earlier membership ended; null for somebody who was never a member. */
export function endOf(term: MembershipTermQuery | undefined): number | null {
  const { relationship_type, subscription_end_date } = term?.me?.data ?? {};
  return (relationship_type === 'Member' && subscription_end_date) || null;
}
