import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack, TextButton, TextField } from '@athenaeum/shared-ui';
import { hideMembersInput } from '@athenaeum/users-contract';
import { useState } from 'react';
import { useUsersHideMembersMutation } from './memberRecord.api';

interface HideSelectedProps {
  ids: readonly string[];
  onDone: () => void;
}

/** Takes the chosen members out of the directory; asked once more, with the reason that is kept. */
export function HideSelected({ ids, onDone }: HideSelectedProps) {
  const notify = useNotify();
  const [hide, { isLoading, error, reset }] = useUsersHideMembersMutation();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string | undefined>();

  const send = async () => {
    const input = { ids: [...ids], hide: true, reason };
    const checked = hideMembersInput.safeParse(input);
    if (!checked.success) return setMissing(checked.error.issues[0]?.message);
    const { data, error: refused } = await hide({ input });
    if (refused) return;
    const count = data.hideMembers?.data?.length ?? 0;
    setOpen(false);
    notify(
      count === 1
        ? '1 member is hidden from the directory'
        : `${count} members are hidden from the directory`,
    );
    onDone();
  };

  return (
    <>
      <TextButton
        onClick={() => {
          reset();
          setReason('');
          setMissing(undefined);
          setOpen(true);
        }}
      >
        Hide from directory
      </TextButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={ids.length === 1 ? 'Hide 1 member?' : `Hide ${ids.length} members?`}
        sheet
        actions={
          <>
            <Button look="outlined" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button loading={isLoading} onClick={() => void send()}>
              Hide from directory
            </Button>
          </>
        }
      >
        <Stack>
          <p>Nobody finds them in lists, searches and counts any more. Their pages stay.</p>
          <TextField
            label="Reason"
            placeholder="Kept with the change"
            error={missing}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
        </Stack>
      </Dialog>
    </>
  );
}
