const OTHER = /^\s*other:\s*/i;

/** What several values were stored as in other systems: parts joined by semicolons (community, section 5). */
export function toValues(stored: string | readonly string[] | null | undefined): string[] {
  const parts = typeof stored === 'string' ? [stored] : (stored ?? []);
  return parts
    .flatMap((part) => part.split(';'))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A value without the `Other:` it may begin with. */
export const shownValue = (value: string): string => value.replace(OTHER, '').trim();

/** Several values as one line of text. */
export const shownValues = (stored: string | readonly string[] | null | undefined): string =>
  toValues(stored)
    .map(shownValue)
    .filter((value) => value !== '')
    .join(', ');

/** What somebody wrote beside a list that did not have it. */
export const otherValue = (written: string): string => `Other: ${shownValue(written)}`;

/** What the counter of a multi-value section counts, and what its limit is about. */
export const valuesLength = (values: readonly string[]): number => values.join(', ').length;

/** Two values that read the same are one. */
export const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export const withoutDuplicates = (values: readonly string[]): string[] =>
  values.filter((value, place) => values.findIndex((other) => sameText(value, other)) === place);
