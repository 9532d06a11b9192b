import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { StarIcon } from '../../icons';
import { token } from '../../theme';
import { FieldError, FieldHint, type FieldWords, Optional, useFieldIds } from '../Field/Field';
import { visuallyHidden } from '../Layout/Text';
import { fieldText } from '../Field/field.messages';
import { starRatingText } from './starRating.messages';

export type StarInputProps = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onChange' | 'onBlur' | 'id'> &
  FieldWords & {
    name: string;
    defaultValue?: number;
  };

const STARS = [1, 2, 3, 4, 5] as const;
type Stars = (typeof STARS)[number];

/** A rating to give, 1 to 5, each star a radio with its word. Registers like any field; its value is text, "5". */
export function StarInput({
  label,
  hint,
  error,
  optional,
  id,
  defaultValue,
  onChange,
  ...input
}: StarInputProps) {
  const ids = useFieldIds(id);
  const [chosen, setChosen] = useState<Stars | undefined>(STARS.find((stars) => stars === defaultValue));
  return (
    <fieldset
      aria-describedby={[hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined}
    >
      <Legend>
        {label} {optional && <Optional>{fieldText.optional}</Optional>}
      </Legend>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <Line>
        {STARS.map((stars) => (
          <Star key={stars} title={wordOf(stars)}>
            <input
              {...input}
              // The summary's link leads to the first star.
              id={stars === 1 ? ids.control : undefined}
              type="radio"
              value={stars}
              defaultChecked={stars === defaultValue}
              aria-label={starRatingText.star({ stars, word: wordOf(stars) })}
              aria-invalid={error ? true : undefined}
              onChange={(event) => {
                setChosen(stars);
                onChange?.(event);
              }}
            />
            <StarIcon />
          </Star>
        ))}
        <Word aria-hidden="true">{chosen && wordOf(chosen)}</Word>
      </Line>
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  );
}

const wordOf = (stars: Stars) => starRatingText[`star${stars}`];

const Legend = styled.legend`
  margin-bottom: ${token.space[4]};
  font-weight: ${token.weight.strong};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-left: -10px;
`;

/** Filled up to the chosen one; while the pointer is among them, up to that. */
const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: ${token.color.control};
  cursor: pointer;

  & > input {
    ${visuallyHidden}
  }

  &:has(:checked) > svg,
  &:has(~ & :checked) > svg {
    fill: currentcolor;
  }

  &:has(:checked),
  &:has(~ & :checked) {
    color: ${token.color.waitlistLine};
  }

  &:hover,
  &:has(~ &:hover) {
    color: ${token.color.accent};
  }

  &:has(:focus-visible) {
    border-radius: ${token.radius[8]};
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;

const Word = styled.span`
  margin-left: ${token.space[8]};
  color: ${token.color.ink2};
`;
