import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, formatDay, Notice } from '@athenaeum/shared-ui';
import { DELETION_GRACE_DAYS } from '@athenaeum/users-contract';
import { useState } from 'react';
import { type OwnAccount, useUsersKeepMutation } from './account.api';
import { LeavingDialog } from './LeavingDialog';
import { SettingsCard } from './SettingsCard';

/** Has her account deleted in thirty days, or takes that back. */
export function Leaving({ account }: { account: OwnAccount }) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [keep, { isLoading, error }] = useUsersKeepMutation();
  const { id, deletion_due_at: due } = account;

  const stay = async () => {
    const { error: refused } = await keep({ input: { id } });
    if (!refused) notify('Your account stays.');
  };

  return (
    <SettingsCard
      title="Delete account"
      about={`Nothing changes for ${DELETION_GRACE_DAYS} days, and you can take it back. Then we forget you everywhere.`}
    >
      {due ? (
        <>
          <Notice tone="amber">Your account will be deleted on {formatDay(due)}.</Notice>
          <Button loading={isLoading} onClick={() => void stay()}>
            Keep my account
          </Button>
        </>
      ) : (
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      )}
      {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      {isAsking && <LeavingDialog id={id} onClose={() => setAsking(false)} />}
    </SettingsCard>
  );
}
