import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldId } from './fieldId';

/** A field error of a refused mutation: the field's name and the message. */
export type FieldMessages = Record<string, string>;

export type Refusal = { message?: string | null; fields?: FieldMessages | null };

/** Shows a refusal in the form: rendered fields get their messages, all others are in the summary. */
export function setServerErrors<Values extends FieldValues, Parsed>(
  form: Pick<UseFormReturn<Values, unknown, Parsed>, 'setError'>,
  { message, fields }: Refusal,
) {
  const entries = Object.entries(fields ?? {});
  const inView = (name: string) => document.getElementById(fieldId(name)) !== null;
  for (const [name, words] of entries) {
    if (inView(name)) form.setError(name as FieldPath<Values>, { type: 'server', message: words });
  }
  const homeless = entries.filter(([name]) => !inView(name)).map(([, words]) => words);
  const rest = homeless.join(' ') || (entries.length === 0 && message);
  if (rest) form.setError('root', { type: 'server', message: rest });
}
