import { messageOf } from '@athenaeum/shell-contract';
import { Card, Notice, Stack } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { GiveUpDialog } from './GiveUpDialog';
import { RsvpFacts, type FactsSalon } from './RsvpFacts';
import { InviteCode } from './InviteCode';
import { rsvpText } from './rsvp.messages';
import { StandingActions } from './StandingActions';
import { useRsvp } from './useRsvp';
import { useStanding } from './useStanding';

interface RsvpPanelProps {
  salon: FactsSalon;
  /** The bookmark, at the panel's foot. */
  foot?: ReactNode;
}

/** When, where, her place, and the one thing to do about it. */
export function RsvpPanel({ salon, foot }: RsvpPanelProps) {
  const standing = useStanding(salon);
  const { reserve, reserveWith, withdraw, asking, keepSeat, retry, sending, error, failed } = useRsvp(salon);

  return (
    <Card $padded>
      <Stack>
        <RsvpFacts salon={salon} standing={standing} />
        {error && !(standing === 'code' && !failed) && (
          <Notice tone="vermilion" title={messageOf(error)}>
            {failed && rsvpText.nothingChanged}
          </Notice>
        )}
        {standing === 'code' ? (
          <InviteCode sending={sending} error={failed ? null : error} onApply={reserveWith} />
        ) : (
          <StandingActions
            salon={salon}
            standing={standing}
            sending={sending}
            failed={failed}
            onReserve={reserve}
            onWithdraw={withdraw}
            onKeepSeat={keepSeat}
            onRetry={retry}
          />
        )}
        <GiveUpDialog salon={salon} {...asking} />
        {foot}
      </Stack>
    </Card>
  );
}
