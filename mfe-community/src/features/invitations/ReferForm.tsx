import { Button, Notice, Stack } from '@athenaeum/shared-ui';
import { type SyntheticEvent, useState } from 'react';
import { InvitationRows } from './InvitationRows';
import { isEmpty } from './rows';
import { type Referrer, useInvitations } from './useInvitations';

/** `/refer`: rows of friends, sent together. */
export function ReferForm({ referrer }: { referrer: Referrer }) {
  const invitations = useInvitations(referrer);
  const [said, setSaid] = useState<{ sent: number } | 'nobody' | null>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (invitations.rows.every(isEmpty)) return setSaid('nobody');
    setSaid(null);
    const sent = await invitations.send();
    if (sent === null) return;
    invitations.reset();
    setSaid({ sent });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Invite friends">
      <Stack $gap={24}>
        {said === 'nobody' && <Notice tone="amber">Fill in at least one friend.</Notice>}
        {said !== null && said !== 'nobody' && (
          <Notice tone="verdigris">
            {said.sent === 1
              ? 'Your invitation is on its way.'
              : `Your ${said.sent} invitations are on their way.`}
          </Notice>
        )}
        <InvitationRows invitations={invitations} />
        <div>
          <Button type="submit" large loading={invitations.isSending}>
            {invitations.isSending ? 'Sending' : 'Send invitations'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
