import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CreateRSVPDocument, type CreateRSVPMutation } from './__generated__/createRsvp';
import { SeatOrderDocument, type SeatOrderQuery } from './__generated__/seatOrder';
import { WithdrawRSVPDocument } from './__generated__/withdrawRsvp';

export type RequestedSeat = NonNullable<NonNullable<CreateRSVPMutation['createRSVP']>['data']>;
export type SeatOrder = NonNullable<NonNullable<SeatOrderQuery['seatOrder']>['data']>;

/** Reloads what changes with an RSVP: seats, the join link and the place in line. */
export const rsvpApi = api.injectEndpoints({
  endpoints: (build) => ({
    contentCreateRsvp: build.mutation({
      ...operation(CreateRSVPDocument),
      invalidatesTags: ['Salon', 'Seats'],
    }),
    contentSeatOrder: build.query(operation(SeatOrderDocument)),
    contentWithdrawRsvp: build.mutation({
      ...operation(WithdrawRSVPDocument),
      invalidatesTags: ['Salon', 'Seats'],
    }),
  }),
});

export const { useContentCreateRsvpMutation, useContentWithdrawRsvpMutation, useContentSeatOrderQuery } = rsvpApi;
