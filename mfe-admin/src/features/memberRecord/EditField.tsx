import { Checkbox, FieldError, MultiSelect, Select, TextArea, TextField } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { shownValue, toValues } from '@athenaeum/users-contract';
import { useState } from 'react';
import styled from 'styled-components';
import { CompanyField } from '../../components/company';
import { withKept } from '../../components/withKept';
import { recordText } from './memberRecord.messages';
import { labelOf, type RecordField } from './recordFields';
import { labelOfRelationship } from './recordValues';

interface EditFieldProps {
  id: string;
  field: RecordField;
  value: string | boolean;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
}

export function EditField({ field, value, onChange, ...rest }: EditFieldProps) {
  const { kind, name } = field;
  const label = labelOf(field);
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
          options={withKept(field.options, text).map((option) => ({
            value: option,
            label: name === 'relationship_type' ? labelOfRelationship(option) : shownValue(option),
          }))}
          {...(!field.needed && { placeholder: recordText.notSaid })}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'several':
      return (
        <Several
          {...rest}
          field={field}
          chosen={toValues(text)}
          onChange={(chosen) => onChange(chosen.join('; '))}
        />
      );
    case 'goals':
      return (
        <Several
          {...rest}
          field={field}
          chosen={text.split('\n').filter(Boolean)}
          onChange={(chosen) => onChange(chosen.join('\n'))}
        />
      );
    case 'company':
      return <CompanyField {...rest} label={label} value={text} onChange={onChange} />;
    case 'text':
      return (
        <TextArea
          {...rest}
          label={label}
          rows={6}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return (
        <TextField
          {...rest}
          label={label}
          hint={kind === 'words' ? recordText.severalHint : undefined}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

interface SeveralProps {
  id: string;
  field: Extract<RecordField, { kind: 'several' | 'goals' }>;
  chosen: string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Multiple choices from a list. Stored values, also free text, are listed first and can be removed. */
function Several({ id, field, chosen, error, onChange }: SeveralProps) {
  const label = labelOf(field);
  const [first] = useState(chosen);
  const offered = [...new Set([...first, ...chosen, ...field.options])];
  return (
    <Group id={id} tabIndex={-1}>
      <strong>{label}</strong>
      <MultiSelect
        label={label}
        options={offered.map((value) => ({ value, label: shownValue(value) }))}
        selected={chosen}
        onChange={onChange}
        limit={Math.max(LIMIT, first.length)}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Group>
  );
}

const LIMIT = 6;

const Group = styled.div`
  &:focus {
    outline: none;
  }

  & > strong {
    font-weight: ${token.weight.strong};
  }
`;
