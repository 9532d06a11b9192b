import { addTranslation } from '@athenaeum/messages';
import { ownTime, type OwnTimeStyle } from './ownTime';
import { timeInSpanish } from './time.es';

/** In a server-rendered page, before its code has loaded: fills in each own time. */
export function fillOwnTimes(): void {
  // No other translation has loaded yet.
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
