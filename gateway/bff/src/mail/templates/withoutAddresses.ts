/** Also as other keyboards write them, and as a browser's address bar reads them. */
const DOT = '[.\\u3002\\uff0e\\uff61\\u2024]';
const AT = '[@\\uff20\\ufe6b]';
const COLON = '[:\\uff1a\\ufe55]';
const SLASH = '[/\\uff0f\\u2044\\u2215]';
const BACKSLASH = '[\\\\\\uff3c\\ufe68]';

/** A word with a part that mail programs make a link of, by themselves. */
const ADDRESSES = [
  // user@host
  `[^\\s]${AT}[\\p{L}\\p{N}[]`,
  // example.com: the last part of a name begins with a letter and has two at least, which leaves "U.S." and "3.5" alone.
  `${DOT}\\p{Cf}*\\p{L}[\\p{L}\\p{M}\\p{N}\\p{Cf}-]`,
  `\\p{N}(?:${DOT}\\p{N}+){3}`,
  // https:…, mailto:…, but not "10:00".
  `\\p{L}[\\p{L}\\p{N}+-]*${COLON}${SLASH}*[\\p{L}\\p{N}[%]`,
  // A folder of the network, as some make a link of it.
  `(?:${SLASH}{2}|${BACKSLASH}{2})[\\p{L}\\p{N}[]`,
].join('|');
const HAS_ADDRESS = new RegExp(ADDRESSES, 'iu');
/** What holds the parts of an address together; a dot at the end of a word ends a sentence or a shortened word. */
const JOINTS = new RegExp(`(?:${AT}|${COLON}|${SLASH}|${BACKSLASH}|${DOT}(?=\\S))+`, 'gu');

/** The same words, with those that look like an address taken apart: "www.evil.example" becomes "www evil example". */
export const withoutAddresses = (words: string): string =>
  words
    .split(/\s+/)
    .map((word) => (HAS_ADDRESS.test(word) ? word.replace(JOINTS, ' ') : word))
    .join(' ')
    .replace(/ {2,}/g, ' ')
    .trim();
