import { Select, type SelectProps } from '@athenaeum/shared-ui';

interface ListFilterProps<Value extends string> {
  label: string;
  /** The text of the empty choice: 'Any hub'. */
  placeholder: string;
  options: SelectProps['options'];
  /** '' for any. */
  value: Value | '';
  onChange: (value: Value | '') => void;
}

export function ListFilter<Value extends string>(props: ListFilterProps<Value>) {
  const { label, placeholder, options, value, onChange } = props;
  return (
    <Select
      label={label}
      labelHidden
      placeholder={placeholder}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value as Value | '')}
    />
  );
}
