import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CheckoutDocument } from './__generated__/checkout';
import { PlacedOrderDocument, type PlacedOrderQuery } from './__generated__/placedOrder';

export type PlacedOrder = NonNullable<NonNullable<PlacedOrderQuery['order']>['data']>;

export const { useCoachingCheckoutMutation, useCoachingPlacedOrderQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    coachingCheckout: build.mutation({ ...operation(CheckoutDocument), invalidatesTags: ['Orders'] }),
    coachingPlacedOrder: build.query(operation(PlacedOrderDocument)),
  }),
});
