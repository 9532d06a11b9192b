import { translateSentence } from '@athenaeum/messages';
import { token } from '@athenaeum/shared-ui/theme';
import { PASSWORD_STRENGTHS } from '@athenaeum/users-contract';
import { useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import { strengthOf } from './strengthOf';

const LEVELS = [1, 2, 3, 4] as const;

/** How strong a password is, in words and in bars; read out politely when that changes. */
export function PasswordStrength({ password }: { password: string }) {
  const judged = useDeferredValue(password);
  const strength = useMemo(() => strengthOf(judged), [judged]);
  return (
    <div>
      <Bars aria-hidden="true" hidden={!judged}>
        {LEVELS.map((level) => (
          <Bar key={level} $full={level <= strength} />
        ))}
      </Bars>
      <Words role="status">{judged && translateSentence(PASSWORD_STRENGTHS[strength])}</Words>
    </div>
  );
}

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${token.space[4]};
  margin-bottom: ${token.space[4]};

  &[hidden] {
    display: none;
  }
`;

const Bar = styled.span<{ $full: boolean }>`
  height: 6px;
  border: 1px solid ${token.color.control};
  background: ${({ $full }) => ($full ? token.color.control : 'transparent')};
`;

const Words = styled.p`
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
`;
