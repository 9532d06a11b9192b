import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { CircleAlertIcon } from '../../icons';
import { token } from '../../theme';
import { fieldText } from './field.messages';

/** Props that every field has. */
export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under the field and read with it; repeats the summary's message. */
  error?: ReactNode;
  /** Adds "optional" to the label. */
  optional?: boolean;
};

type FieldProps = FieldWords & {
  ids: FieldIds;
  /** Below the control, at its right end: a counter. */
  count?: ReactNode;
  children: ReactNode;
};

/** Label, hint, control, error: one order everywhere. */
export function Field({ label, hint, error, optional, ids, count, children }: FieldProps) {
  return (
    <div>
      <Label htmlFor={ids.control}>
        {label} {optional && <Optional>{fieldText.optional}</Optional>}
      </Label>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      {children}
      {count}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}

/** The sentence under a field that was not accepted. Nothing at all while there is none. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <ErrorLine id={id}>
      <CircleAlertIcon size={16} />
      <span>{children}</span>
    </ErrorLine>
  );
}

export type FieldIds = { control: string; hint: string; error: string; count: string };

/** Ids that tie a control to its words; `id` wins where a page links to the field. */
export function useFieldIds(id?: string): FieldIds {
  const own = useId();
  const control = id ?? own;
  return { control, hint: `${control}-hint`, error: `${control}-error`, count: `${control}-count` };
}

/** What the control itself must carry. */
export function describedBy(
  ids: FieldIds,
  { hint, error }: Pick<FieldWords, 'hint' | 'error'>,
  more?: string,
) {
  const names = [hint && ids.hint, error && ids.error, more].filter(Boolean).join(' ');
  return {
    id: ids.control,
    'aria-describedby': names || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export const Label = styled.label`
  display: block;
  margin-bottom: ${token.space[4]};
  font-weight: ${token.weight.strong};
`;

export const Optional = styled.span`
  font-weight: ${token.weight.body};
  color: ${token.color.ink3};
`;

export const FieldHint = styled.span`
  display: block;
  margin-bottom: ${token.space[8]};
  font-size: ${token.text[14]};
  color: ${token.color.ink3};
`;

const ErrorLine = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[8]};
  margin-top: ${token.space[8]};
  font-size: ${token.text[14]};
  font-weight: ${token.weight.strong};
  color: ${token.color.badFg};

  & > svg {
    margin-top: 2px;
  }
`;
