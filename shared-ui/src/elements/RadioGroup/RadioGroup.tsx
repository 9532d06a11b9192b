import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../../theme';
import { tickLine, tickStyle } from '../Checkbox/tickStyle';
import { FieldError, FieldHint, type FieldWords, Optional, useFieldIds } from '../Field/Field';
import type { SelectOption } from '../Select/Select';
import { fieldText } from '../Field/field.messages';

export type RadioGroupProps = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onChange' | 'onBlur' | 'id'> &
  FieldWords & {
    name: string;
    options: readonly (SelectOption | string)[];
    /** Controlled; without it the browser keeps the choice. */
    value?: string;
    defaultValue?: string;
  };

/** One of a few, all in view. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, id, options, value, defaultValue, ...input } = props;
  const ids = useFieldIds(id);
  const names = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={names || undefined}>
      <Legend>
        {label} {optional && <Optional>{fieldText.optional}</Optional>}
      </Legend>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <Choices $bad={Boolean(error)}>
        {options.map((option, index) => {
          const choice = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <Choice key={choice.value}>
              <Tick
                {...input}
                // The summary's link leads to the first choice.
                id={index === 0 ? ids.control : undefined}
                type="radio"
                value={choice.value}
                checked={value === undefined ? undefined : value === choice.value}
                defaultChecked={
                  value === undefined && defaultValue !== undefined
                    ? defaultValue === choice.value
                    : undefined
                }
                aria-invalid={error ? true : undefined}
              />
              <span>{choice.label}</span>
            </Choice>
          );
        })}
      </Choices>
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  );
}

const Legend = styled.legend`
  margin-bottom: ${token.space[4]};
  font-weight: ${token.weight.strong};
`;

const Choices = styled.div<{ $bad: boolean }>`
  display: grid;
  overflow: hidden;
  border: 1px solid ${token.color.control};
  border-radius: ${token.radius[8]};
  background: ${token.color.card};

  ${({ $bad }) =>
    $bad &&
    css`
      border-color: ${token.color.badLine};
      box-shadow: inset 3px 0 0 ${token.color.badLine};
    `}
`;

const Choice = styled.label`
  ${tickLine}
  min-height: 52px;
  padding: 13px ${token.space[16]};

  & + & {
    border-top: 1px solid ${token.color.line};
  }

  &:hover {
    background: ${token.color.tint};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;

const Tick = styled.input`
  ${tickStyle}
`;
