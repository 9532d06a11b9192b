import { messageAt } from '../../components/messageAt';
import { vitalsText } from './vitals.messages';
import type { Vital, ReleaseNow } from './releases.api';
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

/** "12%"; a share above 0 is never shown as 0. */
export const partOf = (share: number): string =>
  releasesText.share({ share: Math.max(1, Math.round(share * 100)) });

/** The failure rate, "0.4%"; "0%" only without failures. */
export const rateOf = ({ asked, failed }: { asked: number; failed: number }): string => {
  const percent = (failed / asked) * 100;
  return releasesText.share({ share: failed === 0 ? 0 : Math.max(percent, 0.1).toFixed(1) });
};

/** "2.1% slow to respond (over 200 ms)" for each problem, the most frequent first. */
export const vitalsInWords = (vitals: ReleaseNow['vitals']): string[] =>
  (Object.entries(vitals) as [Vital, ReleaseNow['vitals'][Vital]][])
    .filter(([, { failed }]) => failed > 0)
    .sort(([, a], [, b]) => b.failed / b.asked - a.failed / a.asked)
    .map(([name, share]) => releasesText.inUseShare({ share: rateOf(share), what: vitalsText[name] }));

/** In how many minutes of use its pages reported anything. */
export const minutesInUse = (vitals: ReleaseNow['vitals']): number =>
  Math.max(...Object.values(vitals).map(({ asked }) => asked));

/** "5% of visitors, then 25%, everyone" */
export const trialInWords = ({ percent, next }: NonNullable<ReleaseNow['trial']>): string =>
  next.length === 0
    ? releasesText.trial({ percent })
    : releasesText.trialWithNext({
        percent,
        next: next
          .map((one) => (one === 100 ? releasesText.everyone : releasesText.percent({ percent: one })))
          .join(', '),
      });

/** "0.35 s"; '' without reports. */
export const seconds = (ms: number | null): string =>
  ms === null ? '' : releasesText.seconds({ seconds: (ms / 1000).toFixed(2) });
