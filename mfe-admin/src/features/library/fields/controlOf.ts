import type { EntryZodForm } from '../EntryForm';
import type { EntryField, FieldValues } from '../kindView';

/** The control of a field, with the value of the field's kind: `KindFormOf` says that its name is one's. */
export function controlOf<Field extends EntryField>(form: EntryZodForm, { name }: Field) {
  const { value, onChange, ...control } = form.chosen(name);
  return {
    ...control,
    value: value as FieldValues[Field['as']],
    onChange: (changed: FieldValues[Field['as']]) => onChange(changed),
  };
}
