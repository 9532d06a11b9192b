import { Button, Notice, Stack } from '@athenaeum/shared-ui';
import { type SyntheticEvent, useState } from 'react';
import { invitationsText } from './invitations.messages';
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
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={invitationsText.form}>
      <Stack $gap={24}>
        {said === 'nobody' && <Notice tone="amber">{invitationsText.nobody}</Notice>}
        {said !== null && said !== 'nobody' && (
          <Notice tone="verdigris">{invitationsText.allSent({ count: said.sent })}</Notice>
        )}
        <InvitationRows invitations={invitations} />
        <div>
          <Button type="submit" large loading={invitations.isSending}>
            {invitations.isSending ? invitationsText.sending : invitationsText.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
