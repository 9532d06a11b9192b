import { messageOf } from '@athenaeum/shell-contract';
import { Card, Notice, Stack } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import type { RsvpPanelFragment } from './__generated__/rsvpPanel';
import { WithdrawDialog } from './WithdrawDialog';
import { RsvpFacts } from './RsvpFacts';
import { InviteCode } from './InviteCode';
import { rsvpText } from './rsvp.messages';
import { RsvpActions } from './RsvpActions';
import { useRsvp } from './useRsvp';
import { useRsvpStatus } from './useRsvpStatus';

interface RsvpPanelProps {
  salon: RsvpPanelFragment;
  /** The bookmark, at the panel's foot. */
  foot?: ReactNode;
}

/** Time, place, the member's RSVP status, and its main action. */
export function RsvpPanel({ salon, foot }: RsvpPanelProps) {
  const state = useRsvpStatus(salon);
  const { reserve, reserveWith, withdraw, confirmation, keepSeat, retry, sending, error, failed } =
    useRsvp(salon);

  return (
    <Card $padded>
      <Stack>
        <RsvpFacts salon={salon} state={state} />
        {error && !(state === 'NEEDS_CODE' && !failed) && (
          <Notice tone="vermilion" title={messageOf(error)}>
            {failed && rsvpText.nothingChanged}
          </Notice>
        )}
        {state === 'NEEDS_CODE' ? (
          <InviteCode sending={sending} error={failed ? null : error} onApply={reserveWith} />
        ) : (
          <RsvpActions
            salon={salon}
            state={state}
            sending={sending}
            failed={failed}
            onReserve={reserve}
            onWithdraw={withdraw}
            onKeepSeat={keepSeat}
            onRetry={retry}
          />
        )}
        <WithdrawDialog salon={salon} {...confirmation} />
        {foot}
      </Stack>
    </Card>
  );
}
