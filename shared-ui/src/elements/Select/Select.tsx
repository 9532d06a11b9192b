import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../../theme';
import { controlStyle } from '../Field/controlStyle';
import { describedBy, Field, type FieldWords, useFieldIds } from '../Field/Field';
import { visuallyHidden } from '../Layout/Text';

export type SelectOption = { value: string; label: string };

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> &
  FieldWords & {
    options: readonly (SelectOption | string)[];
    /** First and empty: "All", "Choose one". Without it the first option is chosen. */
    placeholder?: string;
    /** The label stays for screen readers only; the choice itself must then say what it is of. */
    labelHidden?: boolean;
  };

/** A native `<select>`, because it works best on phones. */
export function Select({
  label,
  hint,
  error,
  optional,
  id,
  options,
  placeholder,
  labelHidden,
  ...select
}: SelectProps) {
  const ids = useFieldIds(id);
  return (
    <Quiet $labelHidden={labelHidden}>
      <Field {...{ label, hint, error, optional, ids }}>
        <Box {...select} {...describedBy(ids, { hint, error })}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: words } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {words}
              </option>
            );
          })}
        </Box>
      </Field>
    </Quiet>
  );
}

const Quiet = styled.div<{ $labelHidden?: boolean }>`
  ${({ $labelHidden }) =>
    $labelHidden &&
    css`
      position: relative;

      & label {
        ${visuallyHidden}
      }
    `}
`;

const Box = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 44px;
  background-image:
    linear-gradient(45deg, transparent 50%, ${token.color.ink2} 50%),
    linear-gradient(-45deg, transparent 50%, ${token.color.ink2} 50%);
  background-position:
    right 22px center,
    right 16px center;
  background-repeat: no-repeat;
  background-size: 6px 6px;
  text-overflow: ellipsis;
  cursor: pointer;
`;
