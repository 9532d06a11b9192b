/**
 * Words that most leaked passwords are made of. Those that follow our rules are one of these with a capital, some digits and a
 * symbol added, so the word inside is compared.
 */
const COMMON_WORDS = new Set(
  `password passwort passw pass passcode passphrase qwerty qwertyuiop qwert qwertz azerty asdf asdfgh asdfghjkl zxcvb zxcvbn
zxcvbnm qazwsx qazwsxedc wsxedc abc abcd abcde abcdef abcdefg abcdefgh letmein welcome admin administrator root login
master superman batman starwars iloveyou loveyou ilove lovely sunshine princess dragon monkey football baseball soccer
hockey basketball shadow michael jennifer jessica ashley daniel charlie jordan thomas andrew michelle nicole hannah amanda
robert william matthew joshua hunter buster tigger ginger pepper cookie summer winter spring autumn monday friday january
february march april june july august september october november december secret access hello freedom whatever trustno
trustnoone computer internet google facebook linkedin twitter amazon apple samsung microsoft windows killer flower
purple orange yellow silver golden diamond butterfly chocolate cheese banana matrix test testing tester guest user default
changeme change temp temporary new newpass newpassword mypassword mypass company office work family mother father sister
brother baby angel angels happy lucky money business success london paris newyork boston chicago america canada australia
england ireland germany china demo sample example system server network database`.split(/\s+/),
);

/** No common password is longer. */
const MAX_LENGTH = 60;

/** Common substitutes for letters. */
const DISGUISES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  $: 's',
  '5': 's',
  '7': 't',
};

/** True for a common word with any substitutions, also repeated, and for few distinct characters. */
export function isCommonPassword(password: string): boolean {
  const given = password.slice(0, MAX_LENGTH).toLowerCase();
  if (new Set(given).size < 5) return true;
  const word = bare(given);
  return [word, plain(word), bare(plain(given))].some(isCommonWord);
}

/** Without digits and symbols at either end. */
const bare = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
const plain = (text: string) => text.replace(/[@4031!$57]/g, (sign) => DISGUISES[sign]!);

const isCommonWord = (word: string): boolean =>
  word === '' || COMMON_WORDS.has(word) || COMMON_WORDS.has(word.replace(/^(.+)\1+$/, '$1'));
