import type { Writable } from '@athenaeum/shell-contract';
import { noticeText } from './notices.messages';

/** A line about the page as a whole. */
export interface Notice {
  title: string;
  text: string;
  action?: { label: string; onPress: () => void };
}

export interface Notices {
  /** The version of the area in view was killed. */
  outdated: { set(isNow: boolean): void };
  /** What the page shows instead of the network's answers. */
  kept: { set(notice: Notice | null): void };
}

/** Shows one of the lines that part of the shell says that is loaded later. A page with unsaved input asks before it reloads. */
export function createNotices(shown: Pick<Writable<Notice | null>, 'set'>): Notices {
  let outdated: Notice | null = null;
  let kept: Notice | null = null;
  const tell = () => shown.set(outdated ?? kept);
  return {
    outdated: {
      set(isNow) {
        outdated = isNow ? (outdated ?? outdatedNotice()) : null;
        tell();
      },
    },
    kept: {
      set(notice) {
        kept = notice;
        tell();
      },
    },
  };
}

const outdatedNotice = (): Notice => ({
  title: noticeText.outdated,
  text: noticeText.outdatedMore,
  action: { label: noticeText.loadAgain, onPress: () => location.reload() },
});
