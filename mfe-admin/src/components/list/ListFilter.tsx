import { Select, type SelectProps } from '@athenaeum/shared-ui';
import styled from 'styled-components';

interface ListFilterProps<Value extends string> {
  label: string;
  /** The text of the empty choice: 'Any hub'. */
  placeholder: string;
  options: SelectProps['options'];
  /** '' for any. */
  value: Value | '';
  onChange: (value: Value | '') => void;
  /** Its options are loaded: it is as wide before. */
  loads?: boolean;
}

export function ListFilter<Value extends string>(props: ListFilterProps<Value>) {
  const { label, placeholder, options, value, onChange, loads = false } = props;
  const Chosen = loads ? Wide : Select;
  return (
    <Chosen
      label={label}
      labelHidden
      placeholder={placeholder}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value as Value | '')}
    />
  );
}

const Wide = styled(Select)`
  width: 240px;
  max-width: 100%;
`;
