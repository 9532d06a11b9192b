import { Button, Meta, StatusBadge, VisuallyHidden } from '@athenaeum/shared-ui';
import type { SignIn } from './account.api';
import { moment, SettingsLine } from './SettingsLine';

interface SignInRowProps {
  signIn: SignIn;
  isEnding: boolean;
  onEnd: () => void;
}

export function SignInRow({ signIn, isEnding, onEnd }: SignInRowProps) {
  const { created_at, seen_at, is_current } = signIn;
  const device = deviceName(signIn);
  return (
    <SettingsLine>
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
    </SettingsLine>
  );
}

export const deviceName = ({ device }: SignIn): string => device ?? 'An unknown browser';
