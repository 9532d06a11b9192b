import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { asksRoute } from '../asksRoute';
import { MembershipTermDocument, type MembershipTermQuery } from './__generated__/membershipTerm';

/** What a year costs, in the smallest unit of the currency. */
interface MembershipPrice {
  total: number;
  currency: string;
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersMembershipTerm: build.query(operation(MembershipTermDocument)),
    billingMembershipPrice: build.query<MembershipPrice, void>({
      queryFn: asksRoute('/api/billing/membership/price'),
    }),
  }),
});

export const { useUsersMembershipTermQuery, useBillingMembershipPriceQuery } = injected;

/** When a membership of before ended; null for who has not been a member. */
export function endOf(term: MembershipTermQuery | undefined): number | null {
  const { relationship_type, subscription_end_date } = term?.me?.data ?? {};
  return (relationship_type === 'Member' && subscription_end_date) || null;
}
