import { RadioGroup, Select, TextArea, TextField } from '@athenaeum/shared-ui';
import { fieldId } from '@athenaeum/shared-ui/forms';
import { CompanyField } from './CompanyField';
import type { IntakeField } from './fields';
import { choicesText } from './fields.messages';
import { choiceOf, hintOf, labelOf } from './fieldWords';
import { RequiredLabel } from './RequiredLabel';

interface FieldInputProps {
  field: IntakeField;
  value: string;
  error: string | undefined;
  /** Whether the company is confidential: Yes, No or empty. */
  isConfidential: string;
  onChange: (value: string) => void;
  /** The field was left: validate it. */
  onLeave: () => void;
  /** The titles of the list that match the typed company. */
  onCompanies: (titles: readonly string[]) => void;
}

/** One field of the posting. */
export function FieldInput({
  field,
  value,
  error,
  isConfidential,
  onChange,
  onLeave,
  onCompanies,
}: FieldInputProps) {
  const { name, required } = field;
  const words = {
    label: <RequiredLabel when={required === true}>{labelOf(field)}</RequiredLabel>,
    hint: hintOf(field),
    error,
  };
  const common = { ...words, id: fieldId(name), name, onBlur: onLeave };
  const typed = ({ target }: { target: { value: string } }) => onChange(target.value);
  switch (field.kind) {
    case 'line':
      return (
        <TextField
          {...common}
          type={field.type}
          autoComplete={field.autoComplete}
          value={value}
          onChange={typed}
          aria-required={required}
        />
      );
    case 'text':
      return <TextArea {...common} max={field.max} rows={6} value={value} onChange={typed} />;
    case 'select':
      return (
        <Select
          {...common}
          options={field.options.map((one) => ({ value: one, label: choiceOf(field, one) }))}
          placeholder={choicesText.chooseOne}
          value={value}
          onChange={typed}
          aria-required={required}
        />
      );
    case 'radio':
      return <RadioGroup {...common} options={field.options} value={value} onChange={typed} />;
    case 'company':
      return (
        <CompanyField
          {...common}
          isConfidential={isConfidential}
          value={value}
          onChange={onChange}
          onFound={onCompanies}
        />
      );
  }
}
