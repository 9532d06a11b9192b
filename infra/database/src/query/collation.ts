import { isDocument, type Document } from '../bson/valueTypes';
import { toNumber } from '../bson/numbers';
import { badValue, CommandError, notSupported } from '../errors';

/** The collator of a collation; undefined for the simple one, which compares bytes. */
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

/** `Intl` would replace an unknown locale by the machine's, and throws on a malformed tag. */
function isKnown(tag: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

// `Intl.Collator` always normalizes, so `normalization` is accepted with either value.
const SUPPORTED_COLLATION_OPTIONS = [
  'locale',
  'strength',
  'caseLevel',
  'numericOrdering',
  'normalization',
  'version',
];
/** Options with the one value that is supported: with any other, order and matches would differ from MongoDB's. */
const FIXED_COLLATION_OPTIONS: Readonly<Record<string, unknown>> = {
  caseFirst: 'off',
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  backwards: false,
};

function refuseOthers(collation: Document): void {
  for (const [option, value] of Object.entries(collation)) {
    if (SUPPORTED_COLLATION_OPTIONS.includes(option)) continue;
    if (!Object.hasOwn(FIXED_COLLATION_OPTIONS, option))
      throw new CommandError(
        40415,
        'IDLUnknownField',
        `BSON field 'collation.${option}' is an unknown field.`,
      );
    if (value !== FIXED_COLLATION_OPTIONS[option])
      throw notSupported(`The collation's ${option} '${String(value)}'`);
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
