import { isDocument, type Document } from '../bson/valueTypes';
import { toNumber } from '../bson/numbers';
import { badValue, CommandError, notSupported } from '../errors';

/** The comparison a collation asks for; none for the simple one, which compares bytes. */
export function collatorFor(collation: unknown): Intl.Collator | undefined {
  if (!isDocument(collation) || Object.keys(collation).length === 0) return undefined;
  refuseOthers(collation);
  const { strength = 3, caseLevel, numericOrdering } = collation;
  const locale = readLocale(collation);
  if (locale === 'simple') return undefined;
  return new Intl.Collator(locale, {
    sensitivity: sensitivity(toNumber(strength), caseLevel === true),
    numeric: numericOrdering === true,
  });
}

function readLocale({ locale }: Document): string {
  if (typeof locale !== 'string')
    throw new CommandError(
      40414,
      'IDLFailedToParse',
      "BSON field 'collation.locale' is missing but a required field",
    );
  const tag = locale.replace('_', '-');
  if (tag === 'simple' || isKnown(tag)) return tag;
  throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`);
}

/** A locale nobody knows would be read as that of the machine, one that is no tag at all is thrown at. */
function isKnown(tag: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

// Text is normalized whether that is asked for or not, so that accents count alike however they are written.
const TAKEN = ['locale', 'strength', 'caseLevel', 'numericOrdering', 'normalization', 'version'];
/** What asks for what is done anyway; anything else would order and find otherwise than it was asked to. */
const AS_IT_IS: Readonly<Record<string, unknown>> = {
  caseFirst: 'off',
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  backwards: false,
};

function refuseOthers(collation: Document): void {
  for (const [option, value] of Object.entries(collation)) {
    if (TAKEN.includes(option)) continue;
    if (!Object.hasOwn(AS_IT_IS, option))
      throw new CommandError(
        40415,
        'IDLUnknownField',
        `BSON field 'collation.${option}' is an unknown field.`,
      );
    if (value !== AS_IT_IS[option]) throw notSupported(`The collation's ${option} '${String(value)}'`);
  }
}

function sensitivity(strength: number, caseLevel: boolean): 'base' | 'accent' | 'case' | 'variant' {
  switch (strength) {
    case 1:
      return caseLevel ? 'case' : 'base';
    case 2:
      return caseLevel ? 'variant' : 'accent';
    case 3:
      return 'variant';
    case 4:
    case 5:
      throw notSupported(`The collation's strength ${strength}`);
  }
  throw badValue(`Enumeration value '${strength}' for field 'collation.strength' is not a valid value.`);
}
