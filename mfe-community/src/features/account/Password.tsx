import { messageOf } from '@athenaeum/shell-contract';
import { Button, Notice } from '@athenaeum/shared-ui';
import { useAccountPasswordResetMutation } from './account.api';
import { accountText } from './account.messages';
import { SettingsCard } from './SettingsCard';

export function Password() {
  const [reset, { isLoading, isSuccess, error }] = useAccountPasswordResetMutation();
  return (
    <SettingsCard title={accountText.password} about={accountText.passwordAbout}>
      {isSuccess && <Notice tone="verdigris">{accountText.resetSent}</Notice>}
      {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      <Button look="outlined" loading={isLoading} onClick={() => void reset()}>
        {isSuccess ? accountText.sendAgain : accountText.resetPassword}
      </Button>
    </SettingsCard>
  );
}
