import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, formatDay, Notice } from '@athenaeum/shared-ui';
import { DELETION_GRACE_DAYS } from '@athenaeum/users-contract';
import { useState } from 'react';
import { type OwnAccount, useUsersKeepMutation } from './account.api';
import { leavingText } from './leaving.messages';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { SettingsCard } from './SettingsCard';

/** Schedules the deletion of the account in thirty days, or cancels it. */
export function DeleteAccount({ account }: { account: OwnAccount }) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [keep, { isLoading, error }] = useUsersKeepMutation();
  const { id, deletion_due_at: due } = account;

  const stay = async () => {
    const { error: refused } = await keep({ input: { id } });
    if (!refused) notify(leavingText.kept);
  };

  return (
    <SettingsCard title={leavingText.title} about={leavingText.about({ days: DELETION_GRACE_DAYS })}>
      {due ? (
        <>
          <Notice tone="amber">{leavingText.due({ day: formatDay(due) })}</Notice>
          <Button loading={isLoading} onClick={() => void stay()}>
            {leavingText.keep}
          </Button>
        </>
      ) : (
        <Button look="danger" onClick={() => setAsking(true)}>
          {leavingText.leave}
        </Button>
      )}
      {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      {isAsking && <DeleteAccountDialog id={id} onClose={() => setAsking(false)} />}
    </SettingsCard>
  );
}
