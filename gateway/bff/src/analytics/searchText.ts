const MAX_LENGTH = 100;
/** Fewer digits are a year or a number of people; from here on it may be somebody's number. */
const MIN_NUMBER_DIGITS = 7;

/** The search term in a countable form; null for what may be somebody's address or number. */
export function searchText(given: string): string | null {
  const text = given
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  const digits = text.replace(/\D/g, '').length;
  if (text === '' || /@|\bat\b.*\bdot\b|:\/\/|www\./.test(text) || digits >= MIN_NUMBER_DIGITS) return null;
  return text.slice(0, MAX_LENGTH).trim();
}
