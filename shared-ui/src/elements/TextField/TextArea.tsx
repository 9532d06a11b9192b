import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../../theme';
import { controlStyle } from '../Field/controlStyle';
import { describedBy, Field, type FieldWords, useFieldIds } from '../Field/Field';
import { Counter, useLimit } from '../Field/useLimit';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'maxLength'> &
  FieldWords & {
    /** Stops the typing at this many characters and shows 'n/max characters'. */
    max?: number;
  };

export function TextArea({ label, hint, error, optional, max, id, ref, ...area }: TextAreaProps) {
  const ids = useFieldIds(id);
  const control = useRef<HTMLTextAreaElement>(null);
  const limit = useLimit(control, max);
  useImperativeHandle(ref, () => control.current as HTMLTextAreaElement);
  return (
    <Field
      {...{ label, hint, error, optional, ids }}
      count={
        max !== undefined && (
          <Counter id={ids.count} length={limit.length} max={max} message={limit.message} />
        )
      }
    >
      <Area
        onPaste={limit.watchPaste}
        {...area}
        {...describedBy(ids, { hint, error }, max === undefined ? undefined : ids.count)}
        ref={control}
        maxLength={max}
      />
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  min-height: 120px;
  padding-block: ${token.space[12]};
  resize: vertical;
`;
