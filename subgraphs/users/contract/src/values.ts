const OTHER = /^\s*other:\s*/i;

/** Several values as other systems store them: joined by semicolons (community, section 5). */
export function toValues(stored: string | readonly string[] | null | undefined): string[] {
  const parts = typeof stored === 'string' ? [stored] : (stored ?? []);
  return parts
    .flatMap((part) => part.split(';'))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A value without a leading `Other:`. */
export const shownValue = (value: string): string => value.replace(OTHER, '').trim();

/** A value that was typed because the list does not have it. */
export const otherValue = (written: string): string => `Other: ${shownValue(written)}`;

/** The characters that the counter of a multi-value section counts and its limit applies to. */
export const valuesLength = (values: readonly string[]): number => values.join(', ').length;

/** Equality without regard to case and spaces. */
export const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export const withoutDuplicates = (values: readonly string[]): string[] =>
  values.filter((value, place) => values.findIndex((other) => sameText(value, other)) === place);
