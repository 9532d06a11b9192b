import { formatEventTime } from '@athenaeum/shared-ui';
import type { PaletteSalonFragment } from './__generated__/palette';
import { paletteText } from './palette.messages';

/** When a salon takes place, or that its recording can be watched at any time. */
export const whenOf = ({ phase, date, timezone, event_location }: PaletteSalonFragment): string =>
  phase === 'RECORDED'
    ? paletteText.recorded
    : formatEventTime({ start: date, zone: timezone, inPerson: event_location !== 'Virtual' }).line;
