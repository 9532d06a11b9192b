import { type ComponentPropsWithRef, useImperativeHandle, useRef, useState } from 'react';
import styled from 'styled-components';
import { EyeIcon, EyeOffIcon } from '../../icons';
import { IconButton } from '../Button/IconButton';
import { controlStyle } from '../Field/controlStyle';
import { describedBy, Field, type FieldWords, useFieldIds } from '../Field/Field';
import { useLimit } from '../Field/useLimit';
import { useInputValue } from '../Field/useInputValue';
import { PasswordLimit } from './PasswordLimit';
import { type PasswordRule, PasswordRules } from './PasswordRules';
import { passwordFieldText } from './passwordField.messages';

export type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'maxLength' | 'size'> &
  FieldWords & {
    /** The current password or a new one: tells the browser's password manager which. */
    autoComplete: 'current-password' | 'new-password';
    /** Shown one by one below the field, each ticked as soon as it is met. */
    rules?: readonly PasswordRule[];
    /** Stops the typing at this many characters, and says so when it is full. */
    max?: number;
  };

/** A password field with a button to reveal what is typed. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  rules,
  max,
  id,
  ref,
  disabled,
  ...input
}: PasswordFieldProps) {
  const ids = useFieldIds(id);
  const rulesId = `${ids.control}-rules`;
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => control.current as HTMLInputElement);
  const typed = useInputValue(control);
  const limit = useLimit(control, max);
  const [isShown, setShown] = useState(false);
  const more = [rules && rulesId, max !== undefined && ids.count].filter(Boolean).join(' ');
  return (
    <Field
      {...{ label, hint, error, optional, ids }}
      count={
        <>
          {rules && <PasswordRules id={rulesId} rules={rules} password={typed} />}
          {max !== undefined && <PasswordLimit id={ids.count} max={max} {...limit} />}
        </>
      }
    >
      <Box>
        <Input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onPaste={limit.watchPaste}
          {...input}
          {...describedBy(ids, { hint, error }, more || undefined)}
          ref={control}
          type={isShown ? 'text' : 'password'}
          maxLength={max}
          disabled={disabled}
        />
        <Reveal
          label={passwordFieldText.show}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          aria-pressed={isShown}
          aria-controls={ids.control}
          disabled={disabled}
          onClick={() => setShown(!isShown)}
        />
      </Box>
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-right: 52px;

  /* The browser's own reveal button would be a second one. */
  &::-ms-reveal {
    display: none;
  }
`;

const Reveal = styled(IconButton)`
  position: absolute;
  inset: 2px 2px auto auto;
`;
