import { messageOf } from '@athenaeum/shell-contract';
import { Card, Notice, Stack } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { useNow } from '../../components/useNow';
import { RsvpFacts, type FactsSalon } from './RsvpFacts';
import { standingOf } from './standing';
import { StandingActions } from './StandingActions';
import { useRsvp } from './useRsvp';

interface RsvpPanelProps {
  salon: FactsSalon;
  /** The bookmark, at the panel's foot. */
  foot?: ReactNode;
}

/** When, where, her place, and the one thing to do about it. */
export function RsvpPanel({ salon, foot }: RsvpPanelProps) {
  const standing = standingOf(salon, useNow());
  const { reserve, withdraw, retry, sending, error, failed } = useRsvp(salon);

  return (
    <Card $padded>
      <Stack>
        <RsvpFacts salon={salon} standing={standing} />
        {error && (
          <Notice tone="vermilion" title={messageOf(error)}>
            {failed && 'Nothing has changed.'}
          </Notice>
        )}
        <StandingActions
          salon={salon}
          standing={standing}
          sending={sending}
          failed={failed}
          onReserve={reserve}
          onWithdraw={withdraw}
          onRetry={retry}
        />
        {foot}
      </Stack>
    </Card>
  );
}
