import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { Button, ComboBox, Group, Input, Label as AriaLabel, useFilter } from 'react-aria-components';
import styled from 'styled-components';
import { ChevronDownIcon } from '../../icons';
import { token } from '../../theme';
import { controlStyle } from '../Field/controlStyle';
import { FieldError, FieldHint, type FieldWords, Label, Optional, useFieldIds } from '../Field/Field';
import { Suggestions } from './Suggestions';
import { comboboxText } from './combobox.messages';
import { fieldText } from '../Field/field.messages';

export type ComboboxOption = {
  value: string;
  label: string;
  /** A second, quieter line: "in our list". */
  note?: string;
};

export type ComboboxProps = FieldWords & {
  options: readonly (ComboboxOption | string)[];
  /** The chosen option's value, or with `free` the typed text; empty while there is none. */
  value: string;
  onChange: (value: string) => void;
  /** What is not in the list may be kept as typed. */
  free?: boolean;
  /** For suggestions from elsewhere: called with each typed text at once; `options` are then shown unfiltered. */
  onSearch?: (text: string) => void;
  /** Suggestions are loading. */
  loading?: boolean;
  /** Shown at most; the line below the list says of how many. */
  limit?: number;
  /** Label of a value whose option is not loaded. */
  valueText?: string;
  /** Shown when nothing matches. With `free` the list just closes. */
  emptyText?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  name?: string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A text field that suggests: arrows, Enter, Esc and what is read out are react-aria's. An entry point of its own, because it is large. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, value, onChange, free = false, onSearch, limit = 100 } = props;
  const { loading = false, valueText, placeholder, required, disabled, name, onBlur, ref } = props;
  const emptyText = props.emptyText ?? (free ? undefined : comboboxText.nothingFound);
  const ids = useFieldIds(props.id);
  const { contains } = useFilter({ sensitivity: 'base' });

  const options = props.options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  const words = options.find((option) => option.value === value)?.label ?? valueText ?? (free ? value : '');
  const [text, setText] = useWords(words);
  // The list opens for what is typed, not for what a choice or Esc puts into the field.
  const [isTyping, setTyping] = useState(false);

  // Opened on what is already chosen, the list offers everything.
  const query = onSearch || text === words ? '' : text;
  const found = query ? options.filter((option) => contains(option.label, query)) : options;
  const shown = withChosen(found, value, limit).slice(0, limit);

  const choose = (key: unknown) => {
    const option = options.find((other) => other.value === key);
    if (!option) return;
    setTyping(false);
    setText(option.label);
    if (option.value !== value) onChange(option.value);
  };
  const type = (typed: string) => {
    setTyping(true);
    setText(typed);
    onSearch?.(typed);
    if (free) onChange(named(options, typed)?.value ?? typed);
    else if (typed === '') onChange('');
  };
  const escape = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    // It closes the list; a dialog around it must not close too.
    if (event.currentTarget.ariaExpanded === 'true') event.preventDefault();
    if (free) return;
    setTyping(false);
    setText(words);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const meant = named(options, text);
    if (meant) choose(meant.value);
    else if (!free) setText(words);
    onBlur?.(event);
  };

  return (
    <ComboBox
      id={ids.control}
      aria-describedby={[hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined}
      items={shown}
      inputValue={text}
      onInputChange={type}
      value={shown.some((option) => option.value === value) ? value : null}
      onChange={choose}
      // Other text is handled above; the library knows only a key or none.
      allowsCustomValue
      menuTrigger={isTyping ? 'input' : 'manual'}
      allowsEmptyCollection={loading || (emptyText !== undefined && text !== '')}
      isInvalid={Boolean(error)}
      isRequired={required}
      isDisabled={disabled}
      validationBehavior="aria"
    >
      <Label as={AriaLabel}>
        {label} {optional && <Optional>{fieldText.optional}</Optional>}
      </Label>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <Box>
        <TextBox
          ref={ref}
          name={name}
          placeholder={placeholder}
          onBlur={leave}
          onKeyDown={escape}
          $open={!onSearch}
        />
        {!onSearch && (
          <Opener>
            <ChevronDownIcon size={20} />
          </Opener>
        )}
        <Suggestions
          loading={loading}
          emptyText={emptyText}
          note={
            shown.length < found.length ? comboboxText.cut({ shown: shown.length, all: found.length }) : null
          }
        />
      </Box>
      <FieldError id={ids.error}>{error}</FieldError>
    </ComboBox>
  );
}

/** The text in the field; follows the value when that changes from outside (a reset, a kept draft). */
function useWords(words: string) {
  const [text, setText] = useState(words);
  const last = useRef(words);
  useEffect(() => {
    if (last.current !== words) setText(words);
    last.current = words;
  }, [words]);
  return [text, setText] as const;
}

/** Puts the chosen option first where the shortened list would not include it. */
function withChosen(found: readonly ComboboxOption[], value: string, limit: number) {
  const at = found.findIndex((option) => option.value === value);
  return at < limit ? found : [found[at]!, ...found.filter((_, index) => index !== at)];
}

const named = (options: readonly ComboboxOption[], text: string) =>
  options.find((option) => option.label.toLowerCase() === text.trim().toLowerCase());

const Box = styled(Group)`
  position: relative;
  anchor-scope: --combobox;
  anchor-name: --combobox;
`;

const TextBox = styled(Input)<{ $open: boolean }>`
  ${controlStyle}
  ${({ $open }) => $open && 'padding-right: 48px;'}
`;

const Opener = styled(Button)`
  position: absolute;
  inset: 2px 2px 2px auto;
  display: grid;
  place-items: center;
  width: 44px;
  color: ${token.color.ink2};
`;
