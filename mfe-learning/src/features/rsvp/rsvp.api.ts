import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CreateRSVPDocument } from './__generated__/createRsvp';
import { SeatOrderDocument, type SeatOrderQuery } from './__generated__/seatOrder';
import { UpdateRSVPDocument } from './__generated__/updateRsvp';

export type SeatOrder = NonNullable<NonNullable<SeatOrderQuery['seatOrder']>['data']>;

/** Reloads what changes with an RSVP: seats, the join link and the place in line. */
export const { useContentCreateRsvpMutation, useContentUpdateRsvpMutation, useContentSeatOrderQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      contentCreateRsvp: build.mutation({
        ...operation(CreateRSVPDocument),
        invalidatesTags: ['Salon', 'Seats'],
      }),
      contentSeatOrder: build.query(operation(SeatOrderDocument)),
      contentUpdateRsvp: build.mutation({
        ...operation(UpdateRSVPDocument),
        invalidatesTags: ['Salon', 'Seats'],
      }),
    }),
  });
