/**
 * Conditions on a field whose index is partial, for strings only. MongoDB uses such an index where the query says the index's
 * own condition; for the value alone it reads the whole collection, or another index.
 */
export const indexedText = (value: string) => ({ $eq: value, $type: 'string' as const });

/** One of these values; see {@link indexedText}. */
export const indexedTextIn = (values: readonly string[]) => ({
  $in: [...values],
  $type: 'string' as const,
});
