import { type ApiError, operation, sendDocument } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  CreateProgressDocument,
  type CreateProgressMutation,
  keepProgress,
} from '../../components/keptProgress';
import { refusalOf } from '../../components/permission';
import { NextUpDocument } from './__generated__/nextUp';
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
 * member's data is reloaded, and nothing else is done (specification, section 8). What the network did not take waits on
 * a device that keeps pages.
 */
export const { useContentSaveProgressMutation, useContentNextUpQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    contentNextUp: build.query(operation(NextUpDocument)),
    contentSaveProgress: build.mutation<SavedProgress, Watched>({
      queryFn: async ({ record, isNews: _isNews, ...watched }, { extra }, _options, send) => {
        const { salonId: salon_id, userId: user_id, progress } = watched;
        const failed = (error: ApiError) => {
          if (error.code === 'NETWORK') keepProgress(user_id, salon_id, progress);
          return { error };
        };
        const error = await refusalOf(extra, '/webhooks/salesforce/progress', watched);
        if (error) return failed(error);
        const saved = record
          ? await sendDocument(send, UpdateProgressDocument, { input: { id: record, progress } })
          : await sendDocument(send, CreateProgressDocument, { input: { salon_id, user_id, progress } });
        if ('error' in saved) return failed(saved.error);
        return 'createProgress' in saved.data ? { data: saved.data } : { data: {} };
      },
      invalidatesTags: (_saved, error, { isNews }) => (error || isNews ? ['Salon', 'Seats'] : ['Seats']),
    }),
  }),
});
