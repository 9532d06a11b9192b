import type { TrackedEvent } from '@athenaeum/shell-contract';

export type CountedEvent = TrackedEvent | { name: 'page_view'; page: string };

const SEND_INTERVAL_MS = 15_000;
const MAX_EVENTS = 20;

/** Sends queued events periodically and when the page is left; none for users who opted out of tracking. */
export function createAnalytics(): (event: CountedEvent) => void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return () => {};
  let events: CountedEvent[] = [];

  const send = () => {
    if (events.length === 0) return;
    const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
    events = [];
    // Outlives the page; a failure is ignored.
    navigator.sendBeacon('/api/analytics', body);
  };
  setInterval(send, SEND_INTERVAL_MS);
  document.addEventListener('visibilitychange', send);
  return (event) => {
    if (events.push(event) >= MAX_EVENTS) send();
  };
}
