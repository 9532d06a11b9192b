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
  /** Her record of this recording, once there is one. */
  record?: string | undefined;
  /** Her page has something new to offer from here on. */
  isNews?: boolean;
}

interface SavedProgress {
  createProgress?: { data?: { id: string } | null } | null;
}

/**
 * Her page knows how far she is by itself; only lists are read anew. Where the check before it says no, all that is known
 * of her is, and nothing else is done (specification, section 8).
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
