import { Checkbox, Select, TextArea, TextField } from '@athenaeum/shared-ui';
import type { ZodForm } from '@athenaeum/shared-ui/forms';
import { OPPORTUNITY_LIMITS } from '@athenaeum/opportunities-contract';
import type { Edited, EditValues, FIELDS } from './editing';

interface EditFieldProps {
  field: (typeof FIELDS)[number];
  form: ZodForm<EditValues, Edited>;
}

export function EditField({ field, form }: EditFieldProps) {
  const { name, label } = field;
  switch (field.kind) {
    case 'line':
      return <TextField label={label} max={field.max} {...form.field(name)} />;
    case 'text':
      return <TextArea label={label} rows={6} max={OPPORTUNITY_LIMITS.longText} {...form.field(name)} />;
    case 'tick': {
      const { value, onChange, ...rest } = form.chosen(name);
      return (
        <Checkbox
          {...rest}
          label={label}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    }
    case 'select': {
      const { value, onChange, ...rest } = form.chosen(name);
      return (
        <Select
          {...rest}
          label={label}
          options={withKept(field.options, String(value))}
          {...(!field.required && { placeholder: 'Not said' })}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
  }
}

/** What a poster wrote before the list was as it is now stays a choice. */
const withKept = (options: readonly string[], value: string) =>
  value === '' || options.includes(value) ? options : [value, ...options];
