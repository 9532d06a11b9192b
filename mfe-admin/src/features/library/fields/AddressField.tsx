import { slugFrom } from '@athenaeum/content-contract';
import { TextField } from '@athenaeum/shared-ui';
import { useEffect } from 'react';
import type { EntryZodForm } from '../EntryForm';
import type { EntryField } from '../kindView';
import { libraryText } from '../library.messages';

interface AddressFieldProps {
  field: EntryField<'address'>;
  form: EntryZodForm;
  isNew: boolean;
}

/** The slug. Of a new entry it is derived from the title until it is edited. */
export function AddressField({ field: { name, label, hint, from, before }, form, isNew }: AddressFieldProps) {
  const { setValue, getFieldState, formState } = form;
  const title = form.watch(from);
  const written = String(form.watch(name) ?? '');
  const isTyped = getFieldState(name, formState).isTouched;

  useEffect(() => {
    if (isNew && !isTyped && typeof title === 'string')
      setValue(name, slugFrom(title), { shouldDirty: title !== '' });
  }, [isNew, isTyped, title, name, setValue]);

  const isMoved = !isNew && getFieldState(name, formState).isDirty;
  return (
    <TextField
      label={label}
      hint={isMoved ? libraryText.addressMoved : (hint ?? `${before}${written}`)}
      max={100}
      {...form.field(name)}
    />
  );
}
