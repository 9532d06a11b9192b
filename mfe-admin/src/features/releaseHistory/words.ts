import { moment } from '../../components/moment';
import type { ReleasedTogether, Served, VersionChanges } from './releaseHistory.api';
import { historyText } from './releaseHistory.messages';

const KILOBYTE = 1024;
const EVERYONE = 100;
/** Half of a tenth of a kilobyte: less is shown as no change. */
const LEAST = KILOBYTE / 20;

/** "Everyone, since Nov 21, 2026, 3:04 PM". */
export function servedInWords({ percent, from, to }: Served): string {
  const who = whoIs(percent);
  if (from !== null && to !== null) return historyText.then({ who, from: moment(from), to: moment(to) });
  if (from !== null) return historyText.now({ who, from: moment(from) });
  return to === null ? historyText.always({ who }) : historyText.until({ who, to: moment(to) });
}

function whoIs(percent: number): string {
  if (percent === EVERYONE) return historyText.everyone;
  return percent === 0 ? historyText.staff : historyText.canary({ percent });
}

/** "27.8 KB". */
export const sizeInWords = (bytes: number): string => historyText.kilobytes({ size: kilobytes(bytes) });

/** "+0.3 KB", "−1.2 KB", "no change". */
export function differenceInWords(bytes: number): string {
  if (Math.abs(bytes) < LEAST) return historyText.same;
  const size = kilobytes(Math.abs(bytes));
  return bytes > 0 ? historyText.more({ size }) : historyText.fewer({ size });
}

const kilobytes = (bytes: number) => (bytes / KILOBYTE).toFixed(1);

/** "react 19.0.0 → 19.1.0". */
export function libraryInWords({ name, before, after }: VersionChanges['libraries'][number]): string {
  if (before === null) return historyText.libraryAdded({ name, after: after ?? '' });
  return after === null
    ? historyText.libraryRemoved({ name, before })
    : historyText.libraryChanged({ name, before, after });
}

/** The words of a step; a newer gateway may know more of them. */
function stepWord(step: string): string {
  const words: Partial<Record<string, string>> = {
    planned: historyText.stepPlanned,
    routed: historyText.stepRouted,
    expanding: historyText.stepExpanding,
    expanded: historyText.stepExpanded,
    given: historyText.stepGiven,
    returning: historyText.stepReturning,
    unrouted: historyText.stepUnrouted,
    returned: historyText.stepReturned,
    settled: historyText.stepSettled,
  };
  return words[step] ?? step;
}

/** "Rollback begun, pages first, Nov 27, 2026, 3:04 PM: queries fail for 6 of 26 people". */
export function stepInWords({ step, at, note }: ReleasedTogether['timeline'][number]): string {
  const said = { step: stepWord(step), at: moment(at) };
  return note ? historyText.stepNoted({ ...said, note }) : historyText.step(said);
}
