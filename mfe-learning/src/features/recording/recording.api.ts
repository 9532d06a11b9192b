import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { refusalOf } from '../../components/permission';
import { NextUpDocument } from './__generated__/nextUp';
import { CreateProgressDocument } from './__generated__/createProgress';
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

interface SavedProgress {
  createProgress?: { data?: { id: string } | null } | null;
}

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
        const saved = record
          ? send({ document: UpdateProgressDocument, variables: { input: { id: record, progress } } })
          : send({
              document: CreateProgressDocument,
              variables: { input: { salon_id, user_id, progress } },
            });
        return saved as never;
      },
      invalidatesTags: (_saved, error, { isNews }) => (error || isNews ? ['Salon', 'Seats'] : ['Seats']),
    }),
  }),
});
