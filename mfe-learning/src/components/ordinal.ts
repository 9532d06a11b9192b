import { currentLocale } from '@athenaeum/messages';
import { ordinalText } from './ordinal.messages';

/** "1st", "2nd", "3rd", "11th". */
export function ordinal(place: number): string {
  const rule = new Intl.PluralRules(currentLocale(), { type: 'ordinal' }).select(place);
  const write = rule === 'one' || rule === 'two' || rule === 'few' ? ordinalText[rule] : ordinalText.other;
  return write({ place });
}
