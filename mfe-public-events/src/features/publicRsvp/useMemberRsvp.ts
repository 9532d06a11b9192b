import { assignLocation } from '@athenaeum/shell-contract/location';
import { isApiError, sendGraphql, usePlatform } from '@athenaeum/shell-contract';
import { useState } from 'react';
import { WithdrawPublicEventRSVPDocument } from './__generated__/memberRsvp';
import type { RsvpEventFragment } from './__generated__/rsvpEvent';
import { useContentCreateMemberRsvpMutation, useContentWithdrawMemberRsvpMutation } from './publicRsvp.api';

/** A member's RSVP to an event: reserve and withdraw by one press; a paid one opens the payment page. */
export function useMemberRsvp(event: RsvpEventFragment, userId: string, inviteCode: string | null) {
  const platform = usePlatform();
  const { apiBase } = platform;
  const [create, creating] = useContentCreateMemberRsvpMutation();
  const [withdrawRsvp, withdrawing] = useContentWithdrawMemberRsvpMutation();
  const [isLeaving, setLeaving] = useState(false);
  const error = creating.error ?? withdrawing.error;

  const reserve = async () => {
    withdrawing.reset();
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
    const { id } = event.my_rsvp;
    if (isClosing)
      return void sendGraphql(platform, WithdrawPublicEventRSVPDocument, { id }, { keepalive: true });
    creating.reset();
    await withdrawRsvp({ id });
  };

  return {
    reserve: () => void reserve(),
    withdraw: (isClosing?: boolean) => void withdraw(isClosing),
    retry: () => void (creating.error ? reserve() : withdraw()),
    sending: creating.isLoading || withdrawing.isLoading || isLeaving,
    error,
    /** A refusal is final; only a failed request offers Retry. */
    failed: isApiError(error) && error.kind === 'failed',
  };
}
