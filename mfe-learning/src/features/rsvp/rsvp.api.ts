import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CreateRSVPDocument } from './__generated__/createRsvp';
import { SeatOrderDocument, type SeatOrderQuery } from './__generated__/seatOrder';
import { UpdateRSVPDocument } from './__generated__/updateRsvp';

export type SeatOrder = NonNullable<NonNullable<SeatOrderQuery['seatOrder']>['data']>;

/** What the server decided is read anew: seats, the join link and her place in line change with it. */
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
