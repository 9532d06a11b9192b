import { messageAt } from '../../components/messageAt';
import { releasesText } from './releases.messages';
import { troubleText } from './trouble.messages';

/** "3 crashed on start, 1 timed out", the most frequent first. */
export const troubleInWords = (codes: Readonly<Record<string, number>>): string =>
  Object.entries(codes)
    .sort(([, a], [, b]) => b - a)
    .map(([code, count]) =>
      releasesText.troubleCount({ count, trouble: messageAt(troubleText, code) ?? code }),
    )
    .join(', ');

/** "12%"; what is there at all is never 0. */
export const partOf = (share: number): string =>
  releasesText.share({ share: Math.max(1, Math.round(share * 100)) });

/** "0.35 s"; nothing while nobody has told. */
export const seconds = (ms: number | null): string =>
  ms === null ? '' : releasesText.seconds({ seconds: (ms / 1000).toFixed(2) });
