import { translateSentence } from '@athenaeum/messages';
import { Button, ChipGroup, Hint, Stack, TextField, VisuallyHidden } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import {
  otherValue,
  PROFILE_MESSAGES,
  sameText,
  shownValue,
  toValues,
  USER_LIMITS,
  valuesLength,
} from '@athenaeum/users-contract';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { choiceLabel } from '../choiceLabel';
import { OwnValues } from './OwnValues';
import { valuesText } from './values.messages';

export interface ValuesFieldProps {
  label: string;
  /** Hides the label where a heading says it already. */
  labelHidden?: boolean;
  hint?: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** The text in the field for one more value; part of the form, so that drafts keep it. */
  adding: string;
  onAdding: (text: string) => void;
  /** Label of the field for one more: "Add a topic". */
  addLabel?: string;
  /** A reference list: each value is a chip, beside the member's own words. */
  options?: readonly string[];
  /** How free text is stored beside a list; `Other: ...` by default. */
  written?: (words: string) => string;
  /** Characters of one value, counted where it is short. */
  itemMax?: number;
  /** Characters of all of them, joined; null for as many as the list holds. */
  max?: number | null;
  id?: string;
  error?: string | undefined;
}

const VISIBLE_CHOICES = 12;

/** Several values: from a list, in the member's own words, or both. It stops at the limit and says so. */
export function ValuesField(props: ValuesFieldProps) {
  const { label, labelHidden, hint, values, onChange, adding, onAdding, options, error } = props;
  const { addLabel = valuesText.addOwn, max = USER_LIMITS.multiValueSection } = props;
  const { itemMax, id, written = options ? otherValue : (words: string) => words } = props;
  const ownId = useId();
  const labelId = `${id ?? ownId}-label`;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Chosen values come first, but nothing moves while choosing.
  const [first] = useState(() => [...values]);
  const all = [...new Set([...first, ...values, ...(options ?? [])])];

  const change = (next: string[]) => {
    const isTooLong = max !== null && valuesLength(next) > max && next.length > values.length;
    setProblem(isTooLong ? translateSentence(PROFILE_MESSAGES.tooLong(max)) : null);
    if (!isTooLong) onChange(next);
    return !isTooLong;
  };
  const add = () => {
    const words = toValues(adding).map((part) => named(options, part) ?? written(part));
    const fresh = words.filter((word) => !values.some((value) => isSame(value, word)));
    if (words.length === 0) return setProblem(translateSentence(PROFILE_MESSAGES.blank));
    if (fresh.length === 0) return setProblem(valuesText.isThere);
    if (change([...values, ...fresh])) onAdding('');
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };

  return (
    <Group id={id} tabIndex={-1} role="group" aria-labelledby={labelId}>
      <Stack $gap={8}>
        <div>
          {labelHidden ? (
            <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
          ) : (
            <strong id={labelId}>{label}</strong>
          )}
          {hint && <Hint>{hint}</Hint>}
        </div>
        {options ? (
          <ChipGroup
            label={label}
            options={all
              .filter((value) => values.includes(value) || options.includes(value))
              .map((value) => ({ value, label: choiceLabel(value) }))}
            selected={values}
            onChange={change}
            limit={Math.max(VISIBLE_CHOICES, first.length + 6)}
          />
        ) : (
          <OwnValues values={values} onRemove={(gone) => change(values.filter((value) => value !== gone))} />
        )}
        <Adding>
          <TextField
            ref={input}
            label={addLabel}
            value={adding}
            max={itemMax}
            error={problem ?? error}
            onChange={(event) => {
              setProblem(null);
              onAdding(event.target.value);
            }}
            onKeyDown={enter}
            onBlur={() => {
              // A text left in the field is added too, without the button.
              if (adding.trim()) add();
              else onAdding('');
            }}
          />
          <Button
            look="outlined"
            aria-label={valuesText.addTo({ label })}
            // The field keeps the focus: leaving it would add the words before the press does.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              add();
              input.current?.focus();
            }}
          >
            {valuesText.add}
          </Button>
        </Adding>
        {max !== null && (
          <Hint aria-live="polite">
            {valuesText.length({ length: String(valuesLength(values)), max: String(max) })}
          </Hint>
        )}
      </Stack>
    </Group>
  );
}

/** A label typed in the reader's language is stored as the list's value. */
const named = (options: readonly string[] | undefined, words: string) =>
  options?.find((option) => sameText(option, words) || sameText(choiceLabel(option), words));

const isSame = (one: string, other: string) => sameText(shownValue(one), shownValue(other));

const Group = styled.div`
  &:focus {
    outline: none;
  }

  & strong {
    font-weight: ${token.weight.strong};
  }

  /* A goal is a sentence: on a narrow screen it takes two lines. */
  & button[aria-pressed] {
    padding-block: ${token.space[4]};
    text-align: start;
    white-space: normal;
  }
`;

const Adding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[12]};
  max-width: 640px;
  margin-top: ${token.space[8]};

  & > button {
    margin-top: 28px;
    align-self: start;
  }
`;
