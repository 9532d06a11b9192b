import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CreateProgressDocument } from './__generated__/createProgress';
import { UpdateProgressDocument } from './__generated__/updateProgress';

/** Her page knows how far she is by itself; only lists are read anew. */
export const { useContentCreateProgressMutation, useContentUpdateProgressMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    contentCreateProgress: build.mutation({
      ...operation(CreateProgressDocument),
      invalidatesTags: ['Seats'],
    }),
    contentUpdateProgress: build.mutation({
      ...operation(UpdateProgressDocument),
      invalidatesTags: ['Seats'],
    }),
  }),
});
