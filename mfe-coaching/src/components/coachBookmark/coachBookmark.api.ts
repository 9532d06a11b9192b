import { type Answer, sendDocument } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { KeepCoachDocument, type KeepCoachMutation } from './__generated__/createBookmark';
import { LetCoachGoDocument, type LetCoachGoMutation } from './__generated__/removeBookmark';
import { bookmarkRefusal } from './bookmarkRefusal';

interface BookmarkInput {
  userId: string;
  salonOrCoachId: string;
}

/** Both call the permission check first. The member's data is reloaded whatever the outcome. */
export const { useCoachingCreateBookmarkMutation, useCoachingRemoveBookmarkMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    coachingCreateBookmark: build.mutation<Answer<KeepCoachMutation>, BookmarkInput>({
      queryFn: async (input, { extra }, _options, send) => {
        const error = await bookmarkRefusal(extra, input);
        if (error) return { error };
        return sendDocument(send, KeepCoachDocument, { input: { ...input, type: 'COACH' } });
      },
      invalidatesTags: ['Coach'],
    }),
    coachingRemoveBookmark: build.mutation<Answer<LetCoachGoMutation>, BookmarkInput & { id: string }>({
      queryFn: async (input, { extra }, _options, send) => {
        const error = await bookmarkRefusal(extra, input);
        if (error) return { error };
        return sendDocument(send, LetCoachGoDocument, { input: { id: input.id } });
      },
      invalidatesTags: ['Coach'],
    }),
  }),
});
