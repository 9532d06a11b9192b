import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { BillingDetailsDocument, type BillingDetailsQuery } from './__generated__/billingDetails';
import { SaveBillingDetailsDocument } from './__generated__/saveBillingDetails';

export type BillingDetails = NonNullable<NonNullable<BillingDetailsQuery['billingDetails']>['data']>;

export const { useCoachingBillingDetailsQuery, useCoachingSaveBillingDetailsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    coachingBillingDetails: build.query({
      ...operation(BillingDetailsDocument),
      providesTags: ['BillingDetails'],
    }),
    coachingSaveBillingDetails: build.mutation({
      ...operation(SaveBillingDetailsDocument),
      invalidatesTags: ['BillingDetails'],
    }),
  }),
});
