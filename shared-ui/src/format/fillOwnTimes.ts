import { addTranslation } from '@athenaeum/messages';
import { ownTime, type OwnTimeStyle } from './ownTime';
import { timeInSpanish } from './time.es';

/** In a page that a server drew, before any of its code is there: writes each own time into its empty place. */
export function fillOwnTimes(): void {
  // No other translation is there yet.
  addTranslation('es', { uiTime: timeInSpanish });
  for (const place of document.querySelectorAll<HTMLElement>('[data-own-time]')) {
    const { ownTime: style, start, minutes, zone } = place.dataset;
    const moment = { start: Number(start), minutes: minutes ? Number(minutes) : null };
    place.textContent = ownTime(
      { ...moment, zone: zone || null, inPerson: Boolean(zone) },
      style as OwnTimeStyle,
    );
  }
}
