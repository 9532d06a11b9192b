import { messageOf } from '@athenaeum/shell-contract';
import { Button, Notice } from '@athenaeum/shared-ui';
import { useAccountPasswordResetMutation } from './account.api';
import { SettingsCard } from './SettingsCard';

export function Password() {
  const [reset, { isLoading, isSuccess, error }] = useAccountPasswordResetMutation();
  return (
    <SettingsCard
      title="Password"
      about="We mail you a link to set a new one. It works once, for 60 minutes; setting it signs you out everywhere."
    >
      {isSuccess && <Notice tone="verdigris">Password reset sent.</Notice>}
      {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      <Button look="outlined" loading={isLoading} onClick={() => void reset()}>
        {isSuccess ? 'Send it again' : 'Reset password'}
      </Button>
    </SettingsCard>
  );
}
