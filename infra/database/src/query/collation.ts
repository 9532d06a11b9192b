import { isDocument } from '../bson/valueTypes';
import { toNumber } from '../bson/numbers';

/** The comparison a collation asks for; none for the simple one, which compares bytes. */
export function collatorFor(collation: unknown): Intl.Collator | undefined {
  if (!isDocument(collation)) return undefined;
  const { locale, strength, caseLevel, numericOrdering } = collation;
  if (typeof locale !== 'string' || locale === 'simple') return undefined;
  return new Intl.Collator(locale.replace('_', '-'), {
    sensitivity: sensitivity(strength === undefined ? 3 : toNumber(strength), caseLevel === true),
    numeric: numericOrdering === true,
  });
}

function sensitivity(strength: number, caseLevel: boolean): 'base' | 'accent' | 'case' | 'variant' {
  if (strength === 1) return caseLevel ? 'case' : 'base';
  if (strength === 2) return caseLevel ? 'variant' : 'accent';
  return 'variant';
}
