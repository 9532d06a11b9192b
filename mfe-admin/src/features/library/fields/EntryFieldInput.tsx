import { Checkbox, Select, TextArea, TextField } from '@athenaeum/shared-ui';
import { timeZonesWith } from '../../../components/timeZones';
import type { EntryField } from '../kindView';
import type { EntryZodForm } from '../EntryForm';
import { AddressField } from './AddressField';
import { ChoiceField, ChoicesField } from './ChoicesField';
import { controlOf } from './controlOf';
import { FileField } from './FileField';
import { MomentField } from './MomentField';
import { PartsField } from './PartsField';

interface EntryFieldInputProps {
  field: EntryField;
  form: EntryZodForm;
  isNew: boolean;
  /** The value that is stored. */
  stored?: unknown;
}

/** The control of a field, by its kind. */
export function EntryFieldInput({ field, form, isNew, stored }: EntryFieldInputProps) {
  const { name, label, hint } = field;
  switch (field.as) {
    case 'line':
      return (
        <TextField
          label={label}
          hint={hint}
          max={field.max}
          optional={field.optional}
          {...form.field(name)}
        />
      );
    case 'text':
      return (
        <TextArea
          label={label}
          hint={hint}
          rows={6}
          max={field.max}
          optional={field.optional}
          {...form.field(name)}
        />
      );
    case 'address':
      return <AddressField field={field} form={form} isNew={isNew} />;
    case 'tick': {
      const { value, onChange, ...rest } = controlOf(form, field);
      return (
        <Checkbox
          {...rest}
          label={label}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    }
    case 'choice': {
      const { value, onChange, ...rest } = controlOf(form, field);
      return (
        <Select
          {...rest}
          label={label}
          hint={hint}
          options={field.options}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
    case 'zone': {
      const { value, onChange, ...rest } = controlOf(form, field);
      return (
        <Select
          {...rest}
          label={label}
          hint={hint}
          options={timeZonesWith(value)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
    case 'phrases': {
      const { value, onChange, error, ...rest } = controlOf(form, field);
      return (
        <TextArea
          {...rest}
          label={label}
          hint={hint}
          rows={6}
          optional
          error={error ?? form.errors.find((entry) => entry.name.startsWith(`${name}.`))?.message}
          value={value.join('\n')}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      );
    }
    case 'file':
      return <FileField field={field} form={form} stored={stored} />;
    case 'many':
      return <ChoicesField field={field} form={form} />;
    case 'one':
      return <ChoiceField field={field} form={form} isFixed={field.isForGood === true && !isNew} />;
    case 'parts':
      return <PartsField field={field} form={form} />;
    case 'moment':
      return <MomentField field={field} form={form} optional />;
  }
}
