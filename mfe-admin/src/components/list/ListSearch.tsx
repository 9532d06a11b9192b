import { SearchField, useDebounced } from '@athenaeum/shared-ui';

interface ListSearchProps {
  label: string;
  placeholder: string;
  value: string;
  /** The words once she has stopped typing; the space after the last is kept, for she may go on. */
  onChange: (words: string) => void;
}

export function ListSearch({ label, placeholder, value, onChange }: ListSearchProps) {
  const [text, setText] = useDebounced(value, onChange);
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      maxLength={100}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
