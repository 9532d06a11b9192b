import { SearchField, useDebounced } from '@athenaeum/shared-ui';

interface ListSearchProps {
  label: string;
  placeholder: string;
  value: string;
  /** Debounced; a trailing space is kept, as the user may go on typing. */
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
