import { translateSentence } from '@athenaeum/messages';
import type { FieldErrors } from 'react-hook-form';

export type ErrorEntry = {
  /** Path of the field; `root` for what belongs to none. */
  name: string;
  /** In the reader's language. */
  message: string;
};

/** Everything that is wrong, in the order of the schema, nested fields by their path. */
export function errorEntries(errors: FieldErrors, path = ''): ErrorEntry[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const name = path ? `${path}.${key}` : key;
    const own = 'message' in error && typeof error.message === 'string' && error.message;
    return own ? [{ name, message: translateSentence(own) }] : errorEntries(error as FieldErrors, name);
  });
}
