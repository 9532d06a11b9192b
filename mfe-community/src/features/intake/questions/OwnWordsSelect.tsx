import { Select, type SelectProps, Stack, TextField } from '@athenaeum/shared-ui';
import { otherValue, shownValue } from '@athenaeum/users-contract';
import { useState } from 'react';
import { choicesOf } from '../../../components/choiceLabel';

interface OwnWordsSelectProps extends Omit<SelectProps, 'onChange' | 'options' | 'value' | 'ref'> {
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** The option that asks for the member's own words, and the label of the field for them. */
  own: { option: string; label: string };
}

const PREFIX = 'Other:';

/** A select, with a text field below it for the option that asks for the member's own words. */
export function OwnWordsSelect({ value, onChange, own, options, ...select }: OwnWordsSelectProps) {
  const [typed, setTyped] = useState('');
  const isOwn = value === own.option || value.startsWith(PREFIX);
  // As typed, with a trailing space before the next word; a restored draft has the words in the value.
  const words =
    written(typed, own.option) === value ? typed : value.startsWith(PREFIX) ? shownValue(value) : '';
  return (
    <Stack $gap={12}>
      <Select
        {...select}
        options={choicesOf(isOwn || value === '' ? options : withKept(options, value))}
        value={isOwn ? own.option : value}
        onChange={({ target }) => onChange(target.value)}
      />
      {isOwn && (
        <TextField
          label={own.label}
          optional
          value={words}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(written(target.value, own.option));
          }}
        />
      )}
    </Stack>
  );
}

const written = (words: string, option: string) => (words.trim() === '' ? option : otherValue(words));

/** A value of an earlier version of the list stays an option. */
export const withKept = (options: readonly string[], value: string): readonly string[] =>
  options.includes(value) ? options : [...options, value];
