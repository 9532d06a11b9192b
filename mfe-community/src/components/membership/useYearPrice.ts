import { formatMoney } from '../formatMoney';
import { useBillingMembershipPriceQuery } from './membership.api';

/** What a year costs: "$2,400"; null until it is known, and where it cannot be told. */
export function useYearPrice(): { price: string | null; isLoading: boolean } {
  const { data, isLoading } = useBillingMembershipPriceQuery();
  return { price: data ? formatMoney(data.total, data.currency) : null, isLoading };
}
