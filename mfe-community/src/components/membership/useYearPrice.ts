import { formatMoney } from '@athenaeum/common/money';
import { useBillingMembershipPriceQuery } from './membership.api';

/** The price of a year: "$2,400"; null while loading and when it failed to load. */
export function useYearPrice(): { price: string | null; isLoading: boolean } {
  const { data, isLoading } = useBillingMembershipPriceQuery();
  return { price: data ? formatMoney(data.total, data.currency) : null, isLoading };
}
