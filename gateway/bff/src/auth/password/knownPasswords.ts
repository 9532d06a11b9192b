import { PRODUCT_WORDS } from '@athenaeum/users-contract';

/** Shorter parts say little about what surrounds them; `isCommonPassword` knows those that matter. */
const MIN_PART_LENGTH = 4;
const MIN_BRAND_WORD_LENGTH = 3;
/** Longer ones are not checked: the rules allow fewer characters. */
const MAX_LENGTH = 60;

/** Two readings of a disguised password: a `1` or `!` stands for an i or for an l. */
const READINGS = ['i', 'l'].map((one): Record<string, string> => ({
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  '1': one,
  '!': one,
  $: 's',
  '5': 's',
  '7': 't',
}));

/**
 * Judges passwords by the 49 000 most frequent ones of known breaches and by the product's own words.
 *
 * @param brand the installation's `BRAND`
 * @returns true for a listed password, in whatever case, with digits and signs at either end or for letters, once or
 *   repeated, and for one that is made of nothing but the product's words
 */
export function createKnownPasswords({ brand }: { brand: string }) {
  const isOfProduct = madeOf([...PRODUCT_WORDS, ...wordsOf(brand)]);
  return async (password: string): Promise<boolean> => {
    const list = await breachedList();
    const isListed = (part: string) =>
      part.length >= MIN_PART_LENGTH && (list.has(part) || list.has(part.replace(/^(.+)\1+$/, '$1')));
    return partsOf(password.slice(0, MAX_LENGTH).toLowerCase()).some(
      (part) => isListed(part) || isOfProduct(part),
    );
  };
}

let read: Promise<ReadonlySet<string>> | undefined;

/** Unpacked when the first password is set: 380 KB that no other request needs. */
const breachedList = (): Promise<ReadonlySet<string>> =>
  (read ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** Every part that leaves out nothing but digits and signs at either end, as given and in both readings. */
function partsOf(given: string): string[] {
  const first = given.search(/\p{L}/u);
  if (first < 0) return [given];
  const afterLast = given.length - /[^\p{L}]*$/u.exec(given)![0].length;
  const parts = new Set<string>();
  for (let start = 0; start <= first; start++)
    for (let end = afterLast; end <= given.length; end++) {
      const part = given.slice(start, end);
      parts.add(part);
      for (const reading of READINGS) parts.add(part.replace(/[@4031!$57]/g, (sign) => reading[sign]!));
    }
  return [...parts];
}

/** A brand's words, and all of them as one. */
const wordsOf = (brand: string): string[] => {
  const words = brand.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words, words.join('')].filter(({ length }) => length >= MIN_BRAND_WORD_LENGTH);
};

/** Whether nothing is left but digits and signs when the words are taken out of a text, the longest first. */
function madeOf(words: readonly string[]) {
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return (text: string): boolean => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
    return rest !== text && !/\p{L}/u.test(rest);
  };
}
