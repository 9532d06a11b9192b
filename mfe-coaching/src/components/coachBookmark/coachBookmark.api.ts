import type { Answer } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { KeepCoachDocument, type KeepCoachMutation } from './__generated__/createBookmark';
import { LetCoachGoDocument, type LetCoachGoMutation } from './__generated__/removeBookmark';
import { bookmarkRefusal } from './bookmarkRefusal';

interface Wish {
  userId: string;
  salonOrCoachId: string;
}

/** Both call the permission check first. The member's data is reloaded whatever the outcome. */
export const { useCoachingKeepCoachMutation, useCoachingLetCoachGoMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    coachingKeepCoach: build.mutation<Answer<KeepCoachMutation>, Wish>({
      queryFn: async (wish, { extra }, _options, send) => {
        const error = await bookmarkRefusal(extra, wish);
        if (error) return { error };
        const variables = { input: { ...wish, type: 'COACH' as const } };
        return send({ document: KeepCoachDocument, variables }) as never;
      },
      invalidatesTags: ['Coach'],
    }),
    coachingLetCoachGo: build.mutation<Answer<LetCoachGoMutation>, Wish & { id: string }>({
      queryFn: async (wish, { extra }, _options, send) => {
        const error = await bookmarkRefusal(extra, wish);
        if (error) return { error };
        return send({ document: LetCoachGoDocument, variables: { input: { id: wish.id } } }) as never;
      },
      invalidatesTags: ['Coach'],
    }),
  }),
});
