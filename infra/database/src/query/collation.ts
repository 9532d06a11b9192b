import { isDocument, type Document } from '../bson/valueTypes';
import { toNumber } from '../bson/numbers';
import { badValue, notSupported } from '../errors';

/** The comparison a collation asks for; none for the simple one, which compares bytes. */
export function collatorFor(collation: unknown): Intl.Collator | undefined {
  if (!isDocument(collation)) return undefined;
  refuseOthers(collation);
  const { locale, strength, caseLevel, numericOrdering } = collation;
  if (typeof locale !== 'string' || locale === 'simple') return undefined;
  return new Intl.Collator(locale.replace('_', '-'), {
    sensitivity: sensitivity(strength === undefined ? 3 : toNumber(strength), caseLevel === true),
    numeric: numericOrdering === true,
  });
}

const TAKEN = ['locale', 'strength', 'caseLevel', 'numericOrdering', 'version'];
/** What asks for what is done anyway; anything else would order and find otherwise than it was asked to. */
const AS_IT_IS: Readonly<Record<string, unknown>> = {
  caseFirst: 'off',
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
};

function refuseOthers(collation: Document): void {
  for (const [option, value] of Object.entries(collation)) {
    if (TAKEN.includes(option)) continue;
    if (!Object.hasOwn(AS_IT_IS, option)) throw badValue(`'collation.${option}' is an unknown field`);
    if (value !== AS_IT_IS[option]) throw notSupported(`The collation's ${option} '${String(value)}'`);
  }
}

function sensitivity(strength: number, caseLevel: boolean): 'base' | 'accent' | 'case' | 'variant' {
  if (strength === 1) return caseLevel ? 'case' : 'base';
  if (strength === 2) return caseLevel ? 'variant' : 'accent';
  return 'variant';
}
