import styled from 'styled-components';
import { token } from '../../theme';
import { passwordFieldText } from './passwordField.messages';

type PasswordLimitProps = { id: string; max: number; length: number; message: string | null };

/** Says when the field is full or a paste was cut: a truncated password would not sign in later. */
export function PasswordLimit({ id, max, length, message }: PasswordLimitProps) {
  return (
    <Line id={id} role="status">
      {length >= max && (message ?? passwordFieldText.full({ max }))}
    </Line>
  );
}

const Line = styled.span`
  display: block;
  font-size: ${token.text[14]};
  color: ${token.color.waitlistFg};

  &:not(:empty) {
    margin-top: ${token.space[8]};
  }
`;
