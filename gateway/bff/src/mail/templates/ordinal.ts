import { currentLanguage } from '@athenaeum/messages';

const PLURALS = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** "2nd", or "2.º" */
export const ordinal = (place: number): string =>
  currentLanguage() === 'es' ? `${place}.º` : `${place}${ENDINGS[PLURALS.select(place)] ?? 'th'}`;
