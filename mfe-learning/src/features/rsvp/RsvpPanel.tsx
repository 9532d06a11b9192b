import { isApiError, messageOf, useUser } from '@athenaeum/shell-contract';
import { Button, Card, Notice } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useNow } from '../../components/useNow';
import { useContentCreateRsvpMutation, useContentUpdateRsvpMutation } from './rsvp.api';
import { RsvpFacts, type FactsSalon } from './RsvpFacts';
import { type Standing, standingOf } from './standing';
import { StandingActions } from './StandingActions';

interface RsvpPanelProps {
  salon: FactsSalon;
  /** The bookmark, at the panel's foot. */
  foot?: ReactNode;
}

/** When, where, her place, and the one thing to do about it.  */
export function RsvpPanel({ salon, foot }: RsvpPanelProps) {
  const now = useNow();
  const user = useUser();
  const [create, creating] = useContentCreateRsvpMutation();
  const [update, updating] = useContentUpdateRsvpMutation();
  const [announced, setAnnounced] = useState('');
  const standing = standingOf(salon, now);
  const sending = creating.isLoading || updating.isLoading;
  const error = creating.error ?? updating.error;
  // A refusal will not change by asking again; only what got no answer offers Retry.
  const failed = isApiError(error) && error.kind === 'failed';

  const reserve = () => {
    if (!user) return;
    updating.reset();
    void create({
      input: { salonId: salon.id, userId: user.id, status: salon.is_closed ? 'PENDING' : 'RESERVED' },
    });
  };
  const withdraw = () => {
    if (!salon.my_rsvp) return;
    creating.reset();
    void update({ id: salon.my_rsvp.id, status: 'INVITED' });
  };
  const retry = creating.error ? reserve : withdraw;

  useEffect(() => {
    if (creating.isSuccess || updating.isSuccess) setAnnounced(SENTENCES[standing] ?? '');
  }, [creating.isSuccess, updating.isSuccess, standing]);

  return (
    <>
      <Card $padded>
        <Content>
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
          {foot && <Foot>{foot}</Foot>}
          <Announcement role="status">{announced}</Announcement>
        </Content>
      </Card>
    </>
  );
}

const SENTENCES: Partial<Record<Standing, string>> = {
  attending: 'You are attending.',
  live: 'You are attending.',
  waiting: 'Added to Waitlist.',
  open: 'You are not attending.',
  full: 'You are not attending.',
};

const Content = styled.div`
  display: grid;
  gap: ${token.space[16]};
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
`;

const Announcement = styled.p`
  position: absolute;
  clip-path: inset(50%);
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
