import styled from 'styled-components';
import { token } from '../../theme';
import { passwordFieldText } from './passwordField.messages';

type PasswordLimitProps = { id: string; max: number; length: number; message: string | null };

/** Says that no more fits, and when a paste did not: a password that is kept in part opens nothing later. */
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
