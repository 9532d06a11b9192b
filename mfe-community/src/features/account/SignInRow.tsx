import { Button, Meta, StatusBadge, VisuallyHidden } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { SignIn } from './account.api';

interface SignInRowProps {
  signIn: SignIn;
  isEnding: boolean;
  onEnd: () => void;
}

export function SignInRow({ signIn, isEnding, onEnd }: SignInRowProps) {
  const { created_at, seen_at, is_current } = signIn;
  const device = deviceName(signIn);
  return (
    <Line>
      <div>
        <strong>{device}</strong>
        <Meta>
          Last used {moment.format(seen_at)} · signed in {moment.format(created_at)}
        </Meta>
      </div>
      {is_current ? (
        <StatusBadge tone="verdigris">This browser</StatusBadge>
      ) : (
        <Button look="quiet" loading={isEnding} onClick={onEnd}>
          Sign out
          <VisuallyHidden>
            {' '}
            {device}, last used {moment.format(seen_at)}
          </VisuallyHidden>
        </Button>
      )}
    </Line>
  );
}

export const deviceName = ({ device }: SignIn): string => device ?? 'An unknown browser';

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  min-height: 68px;
  padding-block: ${token.space[8]};
  border-bottom: 1px solid ${token.color.line};

  & strong {
    font-weight: ${token.weight.strong};
  }
`;
