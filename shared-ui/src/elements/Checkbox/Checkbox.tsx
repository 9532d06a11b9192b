import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme';
import { describedBy, FieldError, type FieldWords, useFieldIds } from '../Field/Field';
import { tickLine, tickStyle } from './tickStyle';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> &
  Pick<FieldWords, 'label' | 'error'> & {
    /** How many the choice would find, at the line's end. */
    count?: ReactNode;
  };

export function Checkbox({ label, error, count, id, ...input }: CheckboxProps) {
  const ids = useFieldIds(id);
  return (
    <div>
      <Line>
        <Tick {...input} {...describedBy(ids, { error })} type="checkbox" />
        <span>{label}</span>
        {count !== undefined && <Count>{count}</Count>}
      </Line>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}

const Line = styled.label`
  ${tickLine}
`;

const Tick = styled.input`
  ${tickStyle}
`;

const Count = styled.span`
  margin-left: auto;
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
  color: ${token.color.ink3};
`;
