/** "1st", "2nd", "3rd", "11th". */
export const ordinal = (place: number): string => `${place}${ENDINGS[rules.select(place)] ?? 'th'}`;

const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
