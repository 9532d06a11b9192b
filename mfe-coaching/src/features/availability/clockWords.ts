/** The end of a day. */
export const MIDNIGHT = '24:00';

/** Every quarter of an hour of a day, as `HH:mm`. */
export const QUARTERS: readonly string[] = Array.from({ length: 96 }, (_, index) => clockAt(index * 15));

/** Minutes after midnight as `HH:mm`. */
export function clockAt(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** `13:30` as "1:30 PM". */
export function clockWords(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  if (clock === MIDNIGHT) return 'Midnight';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
