import { operation, sendDocument } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { refusalOf } from '../../components/permission';
import { NextUpDocument } from './__generated__/nextUp';
import { CreateProgressDocument, type CreateProgressMutation } from './__generated__/createProgress';
import { UpdateProgressDocument } from './__generated__/updateProgress';

interface Watched {
  salonId: string;
  userId: string;
  /** 0 to 1. */
  progress: number;
  /** The member's progress record of this recording, once there is one. */
  record?: string | undefined;
  /** The salon's page unlocks something at this progress. */
  isNews?: boolean;
}

/** The new record, where it was the first save. */
type SavedProgress = Pick<Partial<CreateProgressMutation>, 'createProgress'>;

/**
 * The page tracks the progress by itself; only lists are reloaded. When the check refuses, all of the
 * member's data is reloaded, and nothing else is done (specification, section 8).
 */
export const { useContentSaveProgressMutation, useContentNextUpQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    contentNextUp: build.query(operation(NextUpDocument)),
    contentSaveProgress: build.mutation<SavedProgress, Watched>({
      queryFn: async ({ record, isNews: _isNews, ...watched }, { extra }, _options, send) => {
        const error = await refusalOf(extra, '/webhooks/salesforce/progress', watched);
        if (error) return { error };
        const { salonId: salon_id, userId: user_id, progress } = watched;
        if (!record)
          return sendDocument(send, CreateProgressDocument, { input: { salon_id, user_id, progress } });
        const saved = await sendDocument(send, UpdateProgressDocument, { input: { id: record, progress } });
        return 'error' in saved ? saved : { data: {} };
      },
      invalidatesTags: (_saved, error, { isNews }) => (error || isNews ? ['Salon', 'Seats'] : ['Seats']),
    }),
  }),
});
