import { assignLocation } from '@athenaeum/shell-contract/location';
import { isApiError, sendGraphql, usePlatform } from '@athenaeum/shell-contract';
import { useState } from 'react';
import { UpdatePublicEventRSVPDocument } from './__generated__/memberRsvp';
import { useContentCreateMemberRsvpMutation, useContentUpdateMemberRsvpMutation } from './publicRsvp.api';
import type { RsvpEvent } from './rsvpStatus';

/** A member's RSVP to an event: reserve and withdraw by one press; a paid one opens the payment page. */
export function useMemberRsvp(event: RsvpEvent, userId: string, inviteCode: string | null) {
  const platform = usePlatform();
  const { apiBase } = platform;
  const [create, creating] = useContentCreateMemberRsvpMutation();
  const [update, updating] = useContentUpdateMemberRsvpMutation();
  const [isLeaving, setLeaving] = useState(false);
  const error = creating.error ?? updating.error;

  const reserve = async () => {
    updating.reset();
    const { data } = await create({
      input: {
        salonId: event.id,
        userId,
        status: event.is_closed ? 'PENDING' : 'RESERVED',
        ...(inviteCode ? { invite_code: inviteCode } : {}),
      },
    });
    const url = data?.createRSVP?.data?.order?.url;
    if (!url) return;
    setLeaving(true);
    assignLocation(apiBase + url);
  };
  const withdraw = async (isClosing = false) => {
    if (!event.my_rsvp) return;
    const giveUp = { id: event.my_rsvp.id, status: 'INVITED' as const };
    if (isClosing)
      return void sendGraphql(platform, UpdatePublicEventRSVPDocument, giveUp, { keepalive: true });
    creating.reset();
    await update(giveUp);
  };

  return {
    reserve: () => void reserve(),
    withdraw: (isClosing?: boolean) => void withdraw(isClosing),
    retry: () => void (creating.error ? reserve() : withdraw()),
    sending: creating.isLoading || updating.isLoading || isLeaving,
    error,
    /** A refusal is final; only a failed request offers Retry. */
    failed: isApiError(error) && error.kind === 'failed',
  };
}
