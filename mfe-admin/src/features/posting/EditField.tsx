import { Checkbox, Select, TextArea, TextField } from '@athenaeum/shared-ui';
import type { ZodForm } from '@athenaeum/shared-ui/forms';
import { OPPORTUNITY_LIMITS } from '@athenaeum/opportunities-contract';
import { CompanyField } from '../../components/company';
import { withKept } from '../../components/withKept';
import type { Edited, EditValues, FIELDS } from './editing';
import { postingText } from './posting.messages';
import { postingFieldText } from './postingFields.messages';

interface EditFieldProps {
  field: (typeof FIELDS)[number];
  form: ZodForm<EditValues, Edited>;
}

export function EditField({ field, form }: EditFieldProps) {
  const { name } = field;
  const label = postingFieldText[name];
  const optional = !field.required;
  switch (field.kind) {
    case 'line':
      return (
        <TextField
          label={label}
          optional={optional}
          type={field.type}
          max={field.max}
          {...form.field(name)}
        />
      );
    case 'text':
      return (
        <TextArea
          label={label}
          optional={optional}
          rows={6}
          max={OPPORTUNITY_LIMITS.longText}
          {...form.field(name)}
        />
      );
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
    case 'company': {
      const { value, onChange, id, error } = form.chosen(name);
      return <CompanyField id={id} error={error} label={label} value={String(value)} onChange={onChange} />;
    }
    case 'select': {
      const { value, onChange, ...rest } = form.chosen(name);
      return (
        <Select
          {...rest}
          label={label}
          optional={optional}
          options={withKept(field.options, String(value))}
          {...(optional && { placeholder: postingText.notGiven })}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
  }
}
