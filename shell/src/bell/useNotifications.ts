import { useCallback, useEffect, useRef, useState } from 'react';
import { type FollowEvent, sendGraphql, usePlatform } from '@athenaeum/shell-contract';
import { NotificationsDocument, type NotificationsQuery } from './__generated__/notifications';
import { ReadNotificationsDocument } from './__generated__/readNotifications';

export type Told = NonNullable<NotificationsQuery['notifications']>;
export type Notification = NonNullable<Told['data']>[number];
export type Area = Notification['area'];

const PAGE = 20;

/** The member's notifications, of one area or of all; read again whenever they change, on whichever device. */
export function useNotifications() {
  const platform = usePlatform();
  const [told, setTold] = useState<Told | null>(null);
  const [problem, setProblem] = useState<'failed' | 'notSaved' | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const [take, setTake] = useState(PAGE);
  // Of several questions under way, only the latest is answered.
  const turn = useRef(0);

  const read = useCallback(async () => {
    const mine = ++turn.current;
    const { data } = await sendGraphql(platform, NotificationsDocument, { input: { area, take } });
    if (mine !== turn.current) return;
    if (data?.notifications) setTold(data.notifications);
    setProblem(data?.notifications ? null : 'failed');
  }, [platform, area, take]);

  useEffect(() => {
    void read();
    const end = new AbortController();
    const hear: FollowEvent['hear'] = ({ kind }) => {
      if (kind === 'notifications' || kind === 'all') void read();
    };
    platform.emit({ type: 'follow', hear, signal: end.signal } satisfies FollowEvent);
    return () => {
      turn.current += 1;
      end.abort();
    };
  }, [platform, read]);

  async function markRead(input: { ids?: string[]; until?: number }): Promise<void> {
    const { error } = await sendGraphql(platform, ReadNotificationsDocument, { input }, { keepalive: true });
    if (error) return setProblem('notSaved');
    await read();
  }

  return {
    told,
    problem,
    area,
    retry: () => void read(),
    showArea(next: Area | null) {
      setArea(next);
      setTake(PAGE);
    },
    showOlder: () => setTake(take + PAGE),
    markRead: (id: string) => void markRead({ ids: [id] }),
    /** Up to what was shown: what arrives meanwhile stays unread. */
    markAllRead: () =>
      void markRead({ until: Math.max(...(told?.data ?? []).map(({ created_at }) => created_at)) }),
  };
}
