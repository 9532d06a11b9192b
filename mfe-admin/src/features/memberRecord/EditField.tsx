import { Checkbox, Select, TextArea, TextField } from '@athenaeum/shared-ui';
import type { RecordField } from './recordFields';
import { labelOfRelationship } from './recordValues';

interface EditFieldProps {
  id: string;
  field: RecordField;
  value: string | boolean;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
}

export function EditField({ field, value, onChange, ...rest }: EditFieldProps) {
  const { kind, label, name } = field;
  const text = String(value);
  switch (kind) {
    case 'tick':
      return (
        <Checkbox
          {...rest}
          label={label}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return (
        <Select
          {...rest}
          label={label}
          // What was chosen before the list was as it is now stays a choice.
          options={(text === '' || field.options.includes(text)
            ? field.options
            : [text, ...field.options]
          ).map((option) => ({
            value: option,
            label: name === 'relationship_type' ? labelOfRelationship(option) : option,
          }))}
          {...(!field.needed && { placeholder: 'Not said' })}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'text':
    case 'goals':
      return (
        <TextArea
          {...rest}
          label={label}
          hint={kind === 'goals' ? 'One a line.' : undefined}
          rows={kind === 'goals' ? 3 : 6}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return (
        <TextField
          {...rest}
          label={label}
          hint={kind === 'several' ? 'Separate several with a semicolon.' : undefined}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
