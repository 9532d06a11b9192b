import { useUser } from '@athenaeum/shell-contract';
import { useCallback, useRef } from 'react';
import { useContentCreateProgressMutation, useContentUpdateProgressMutation } from './recording.api';

interface WatchedSalon {
  id: string;
  my_progress?: { id: string; progress: number } | null;
}

/** Saves how far she is, 0 to 1. The server never lets it go back, so a save that is lost or late does no harm. */
export function useSavedProgress(salon: WatchedSalon): (fraction: number) => void {
  const user = useUser();
  const userId = user?.id;
  const record = useRef(salon.my_progress?.id);
  const [create] = useContentCreateProgressMutation();
  const [update] = useContentUpdateProgressMutation();

  return useCallback(
    (progress) => {
      if (!userId) return;
      if (record.current) return void update({ input: { id: record.current, progress } });
      void create({ input: { salon_id: salon.id, user_id: userId, progress } })
        .unwrap()
        .then(
          ({ createProgress }) => void (record.current = createProgress?.data?.id),
          // The next save, seconds from now, starts it again.
          () => undefined,
        );
    },
    [create, update, salon.id, userId],
  );
}
