import { REVIEW_RULES } from '@athenaeum/content-contract';
import { useUser } from '@athenaeum/shell-contract';
import { useCallback, useRef } from 'react';
import { keptProgress } from '../../components/keptProgress';
import type { WatchedSalonFragment } from './__generated__/recording';
import { useContentSaveProgressMutation } from './recording.api';

/** Saves the progress, 0 to 1. The server never lowers it, so a lost or late save does no harm. */
export function useSavedProgress(salon: WatchedSalonFragment): (fraction: number) => void {
  const userId = useUser()?.id;
  const salonId = salon.id;
  const record = useRef(salon.my_progress?.id);
  const mayReview = useRef(salon.can_review === true);
  const [save] = useContentSaveProgressMutation();

  return useCallback(
    (progress) => {
      if (!userId) return;
      const isNews = !mayReview.current && progress >= REVIEW_RULES.watchedFrom;
      void save({ salonId, userId, progress, record: record.current, isNews }).then(({ data }) => {
        record.current ??= data?.createProgress?.data?.id;
        if (data && isNews) mayReview.current = true;
      });
    },
    [save, salonId, userId],
  );
}

/** How far the member has come on this device without a network, 0 to 1; it is sent when the network is back. */
export function useKeptProgress(salonId: string): number {
  const userId = useUser()?.id;
  return (userId && keptProgress(userId)[salonId]) || 0;
}
