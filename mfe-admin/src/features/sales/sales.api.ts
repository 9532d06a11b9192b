import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { BuyersDocument, SalesDocument, type SalesQuery } from './__generated__/sales';

type RowOf<Field extends keyof SalesQuery> = NonNullable<
  NonNullable<Extract<SalesQuery[Field], { data: unknown }>>['data']
>[number];

/** An order of any kind. */
export type Sale = Omit<RowOf<'coachingSales'>, 'minutes'> &
  Partial<
    Pick<RowOf<'coachingSales'>, 'minutes'> &
      Pick<RowOf<'membershipSales'>, 'buyer_name' | 'buyer_email'> &
      Pick<RowOf<'seatSales'>, 'refund_due' | 'refunded_at'>
  >;
export type SalesTotal = NonNullable<NonNullable<SalesQuery['coachingSales']>['totals']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    sales: build.query({ ...operation(SalesDocument), providesTags: ['Sales'] }),
    usersBuyers: build.query(operation(BuyersDocument)),
  }),
});

export const { useSalesQuery, useUsersBuyersQuery } = injected;
