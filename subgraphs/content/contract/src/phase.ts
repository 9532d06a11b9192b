export const SALON_PHASES = ['UPCOMING', 'LIVE', 'RECORDED'] as const;
export type SalonPhase = (typeof SALON_PHASES)[number];

const MINUTE = 60_000;
const LIVE_MARGIN_MS = 15 * MINUTE;

export interface SalonTimes {
  /** Start, epoch ms. */
  date: number;
  /** Minutes. */
  event_duration: number;
}

/** The live window: from 15 minutes before the start until 15 minutes after the end, in epoch ms. */
export const livePeriod = ({ date, event_duration }: SalonTimes) => ({
  live_from: date - LIVE_MARGIN_MS,
  live_until: date + event_duration * MINUTE + LIVE_MARGIN_MS,
});

/** An event becomes a recording only after its live window. */
export function salonPhase(salon: SalonTimes, now: number): SalonPhase {
  const { live_from, live_until } = livePeriod(salon);
  if (now < live_from) return 'UPCOMING';
  return now < live_until ? 'LIVE' : 'RECORDED';
}
