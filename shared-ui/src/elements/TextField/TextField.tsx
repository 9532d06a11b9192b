import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from '../Field/controlStyle';
import { describedBy, Field, type FieldWords, useFieldIds } from '../Field/Field';
import { Counter, useLimit } from '../Field/useLimit';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'maxLength' | 'size'> &
  FieldWords & {
    /** Stops the typing at this many characters and counts them. */
    max?: number;
  };

export function TextField({
  label,
  hint,
  error,
  optional,
  max,
  id,
  ref,
  type = 'text',
  ...input
}: TextFieldProps) {
  const ids = useFieldIds(id);
  const control = useRef<HTMLInputElement>(null);
  const limit = useLimit(control, max);
  useImperativeHandle(ref, () => control.current as HTMLInputElement);
  return (
    <Field
      {...{ label, hint, error, optional, ids }}
      count={
        max !== undefined && (
          <Counter id={ids.count} length={limit.length} max={max} message={limit.message} />
        )
      }
    >
      <Input
        onPaste={limit.watchPaste}
        {...input}
        {...describedBy(ids, { hint, error }, max === undefined ? undefined : ids.count)}
        ref={control}
        type={type}
        maxLength={max}
      />
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
