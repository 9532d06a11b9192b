import { currentLocale } from '@athenaeum/messages';
import type { Notices } from '../../watch/createNotices';
import { keptText } from './kept.messages';
import { ASK_KEPT, type KeptMessage } from './keptMessage';

/** Says, while a page shows what this device keeps, from when that is. */
export function showKept(notice: Notices['kept']): void {
  const { serviceWorker } = navigator;
  // Browsers without, and pages that no worker answers.
  if (!serviceWorker?.controller) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Partial<KeptMessage>>) => {
    if (data.kept !== undefined) notice.set(data.kept === null ? null : lineOf(data.kept, Date.now()));
  });
  serviceWorker.startMessages();
  serviceWorker.controller.postMessage(ASK_KEPT);
}

const lineOf = (at: number, now: number) => ({
  title: keptText.title,
  text: keptText.from({ time: timeOf(at, now) }),
});

/** "2:05 PM"; of another day with its date. */
function timeOf(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(currentLocale(), {
    ...(!isToday && { dateStyle: 'medium' }),
    timeStyle: 'short',
  }).format(at);
}
