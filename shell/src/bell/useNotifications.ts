import { useState } from 'react';
import { useLive } from '@athenaeum/shell-contract';
import type { NotificationsQuery } from './__generated__/notifications';
import { bellLive, useNotificationsQuery, useReadNotificationsMutation } from './bell.api';

export type Told = NonNullable<NotificationsQuery['notifications']>;
export type Notification = NonNullable<Told['data']>[number];
export type Area = Notification['area'];

const PAGE = 20;

/** The member's notifications, of one area or of all; read again whenever they change, on whichever device. */
export function useNotifications() {
  const [area, setArea] = useState<Area | null>(null);
  const [take, setTake] = useState(PAGE);
  const { data, isError, refetch } = useNotificationsQuery({ input: { area, take } });
  const [markRead, marking] = useReadNotificationsMutation();
  useLive(bellLive);
  const told = data?.notifications ?? null;

  return {
    told,
    problem: isError ? ('failed' as const) : marking.isError ? ('notSaved' as const) : null,
    area,
    retry: () => void refetch(),
    showArea(next: Area | null) {
      setArea(next);
      setTake(PAGE);
    },
    showOlder: () => setTake(take + PAGE),
    markRead: (id: string) => void markRead({ input: { ids: [id] } }),
    /** Up to what was shown: what arrives meanwhile stays unread. */
    markAllRead: () =>
      void markRead({
        input: { until: Math.max(...(told?.data ?? []).map(({ created_at }) => created_at)) },
      }),
  };
}
