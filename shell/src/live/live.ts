import type { LiveFact } from '@athenaeum/common/facts';
import type { FollowEvent, Readable, Session } from '@athenaeum/shell-contract';
import { createDelivery } from './delivery';
import { shareStream, type SharedStream } from './sharedStream';
import { MISSED } from './stream';

interface Live {
  add(hear: FollowEvent['hear']): void;
  remove(hear: FollowEvent['hear']): void;
}

let live: Live | undefined;

/** Tells a page of facts until its signal ends it. Called for the first page that follows any, so that others load none of this. */
export function follow({ hear, signal }: FollowEvent, session: Readable<Session>): void {
  if (signal.aborted) return;
  live ??= createLive(session);
  const { add, remove } = live;
  add(hear);
  signal.addEventListener('abort', () => remove(hear));
}

/** The facts of the signed-in account, while a page of this tab follows them and is in view. */
export function createLive(session: Readable<Session>): Live {
  const listeners = new Set<(fact: LiveFact) => void>();
  const delivery = createDelivery((fact) => listeners.forEach((hear) => hear(fact)));
  let account: string | undefined;
  let shared: SharedStream | undefined;

  function look(): void {
    const { user } = session.get();
    if (user?.id !== account) {
      shared?.close();
      account = user?.id;
      shared = account === undefined || !isPossible() ? undefined : shareStream(account, delivery.receive);
    }
    shared?.want(listeners.size > 0 && document.visibilityState === 'visible');
  }

  session.subscribe(look);
  document.addEventListener('visibilitychange', look);
  // Suspended tabs hear nothing, of other tabs neither.
  document.addEventListener('resume', () => delivery.receive(MISSED));
  addEventListener('pageshow', ({ persisted }) => persisted && delivery.receive(MISSED));

  return {
    add(hear) {
      listeners.add(hear);
      look();
    },
    remove(hear) {
      listeners.delete(hear);
      look();
    },
  };
}

/** Where not, pages are as true as they were when they were loaded. */
const isPossible = () => 'EventSource' in window && 'BroadcastChannel' in window && 'locks' in navigator;
