import { TextField, type TextFieldProps } from '@athenaeum/shared-ui';
import { useState } from 'react';

interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  value: number | undefined;
  onChange: (value: number) => void;
  /** What the field shows at first. */
  begun: string;
  /** The number that was typed; NaN where it is none. */
  read(typed: string): number;
}

/** A number as a person writes it; the form keeps the number. */
export function NumberField({ value: _kept, onChange, begun, read, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState(begun);
  return (
    <TextField
      {...field}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value.trim()));
      }}
    />
  );
}
