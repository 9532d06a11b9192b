import {
  deferAction,
  isApiError,
  messageOf,
  sendGraphql,
  undoDeferred,
  useNotify,
  usePlatform,
  useUser,
} from '@athenaeum/shell-contract';
import { useEffect, useState } from 'react';
import { assignLocation } from '@athenaeum/shell-contract/location';
import type { RsvpSalonFragment } from './__generated__/rsvpSalon';
import { WithdrawRSVPDocument } from '../../components/rsvp/__generated__/withdrawRsvp';
import { useContentCreateRsvpMutation, useContentWithdrawRsvpMutation } from '../../components/rsvp/rsvp.api';
import { rsvpNoticesText } from '../../components/rsvp/rsvpNotices.messages';
import { seatMessage } from '../../components/rsvp/seatMessage';

/** The viewer's RSVP to one salon, shared by the panel and the bottom bar. */
export function useRsvp(salon: RsvpSalonFragment) {
  const user = useUser();
  const platform = usePlatform();
  const notify = useNotify();
  const [create, creating] = useContentCreateRsvpMutation({ fixedCacheKey: `reserve ${salon.id}` });
  const [withdrawRsvp, withdrawing] = useContentWithdrawRsvpMutation({
    fixedCacheKey: `withdraw ${salon.id}`,
  });
  const [isRedirecting, setRedirecting] = useRedirecting();
  const [isAsking, setAsking] = useState(false);
  const error = creating.error ?? withdrawing.error;

  const withdrawById = (id: string) => withdrawRsvp({ id });

  const reserve = async (invite_code?: string) => {
    if (!user) return;
    withdrawing.reset();
    const { data } = await create({
      input: {
        salonId: salon.id,
        userId: user.id,
        // A full event has a waitlist.
        status: salon.is_closed ? 'PENDING' : 'RESERVED',
        ...(invite_code ? { invite_code } : {}),
      },
    });
    const seat = data?.createRSVP?.data;
    if (!seat) return;
    if (seat.order?.url) {
      setRedirecting(true);
      return assignLocation(seat.order.url);
    }
    const hasWaited = salon.my_rsvp?.status === 'PENDING';
    const message = seatMessage({ status: seat.status, event: salon.title, hasWaited });
    notify(message, { label: rsvpNoticesText.undo, onPress: () => void withdrawById(seat.id) });
  };
  const withdraw = async () => {
    if (!salon.my_rsvp) return;
    creating.reset();
    if (isHardToGetBack(salon)) return setAsking(true);
    const isWaiting = salon.my_rsvp.status === 'PENDING';
    const { error: refusal } = await withdrawById(salon.my_rsvp.id);
    if (!refusal)
      notify(
        isWaiting
          ? rsvpNoticesText.leftWaitlist({ event: salon.title })
          : rsvpNoticesText.notAttending({ event: salon.title }),
      );
  };
  const withdrawLater = () => {
    setAsking(false);
    if (!salon.my_rsvp) return;
    const { id } = salon.my_rsvp;
    withdrawing.reset();
    deferAction(id, (isPageClosing) => {
      if (isPageClosing) return void sendGraphql(platform, WithdrawRSVPDocument, { id }, { keepalive: true });
      void withdrawById(id).then(({ error: refusal }) =>
        notify(
          refusal
            ? rsvpNoticesText.stillSeated({ event: salon.title, reason: messageOf(refusal) })
            : rsvpNoticesText.notAttending({ event: salon.title }),
        ),
      );
    });
    notify(rsvpNoticesText.givingUp({ event: salon.title }), {
      label: rsvpNoticesText.undo,
      onPress: () => undoDeferred(id),
    });
  };

  return {
    reserve: () => void reserve(),
    reserveWith: (code: string) => void reserve(code),
    withdraw: () => void withdraw(),
    /** The question before a seat is given up that is hard to get back: whether it is open, and what each answer does. */
    confirmation: { open: isAsking, onKeep: () => setAsking(false), onWithdraw: withdrawLater },
    /** Undoes a withdrawal. */
    keepSeat: () => salon.my_rsvp && undoDeferred(salon.my_rsvp.id),
    retry: () => void (creating.error ? reserve() : withdraw()),
    sending: creating.isLoading || withdrawing.isLoading || isRedirecting,
    error,
    /** A refusal is final; only a failed request offers Retry. */
    failed: isApiError(error) && error.kind === 'failed',
  };
}

/** Whether the seat was paid for, or goes to somebody else at once. */
const isHardToGetBack = ({ my_rsvp, requires_payment, is_closed }: RsvpSalonFragment): boolean =>
  my_rsvp?.status === 'RESERVED' && (requires_payment || is_closed);

/** The payment page is opening. Back may restore this page from the back/forward cache, still marked as redirecting. */
function useRedirecting() {
  const [isRedirecting, setRedirecting] = useState(false);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setRedirecting(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return [isRedirecting, setRedirecting] as const;
}
