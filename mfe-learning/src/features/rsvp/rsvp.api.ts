import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CreateRSVPDocument } from './__generated__/createRsvp';
import { UpdateRSVPDocument } from './__generated__/updateRsvp';

/** What the server decided is read anew: seats, the join link and her place in line change with it. */
export const { useContentCreateRsvpMutation, useContentUpdateRsvpMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    contentCreateRsvp: build.mutation({
      ...operation(CreateRSVPDocument),
      invalidatesTags: ['Salon', 'Seats'],
    }),
    contentUpdateRsvp: build.mutation({
      ...operation(UpdateRSVPDocument),
      invalidatesTags: ['Salon', 'Seats'],
    }),
  }),
});
