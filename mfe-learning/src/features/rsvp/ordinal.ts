/** "1st", "2nd", "3rd", "11th". */
export function ordinal(place: number): string {
  const ending = ENDINGS[new Intl.PluralRules('en-US', { type: 'ordinal' }).select(place)] ?? 'th';
  return `${place}${ending}`;
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
