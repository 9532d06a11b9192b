import { translateSentence } from '@athenaeum/messages';
import { type RestAnswer, usePlatform } from '@athenaeum/shell-contract';
import { useCallback, useEffect, useState } from 'react';
import { confirmGuestRsvp, type GuestRsvp, readGuestRsvp, withdrawGuestRsvp } from './guestRsvp.api';
import { guestRsvpText } from './guestRsvp.messages';

type State = { is: 'loading' | 'failed' | 'unknown' } | { is: 'ready'; rsvp: GuestRsvp };

/** A guest's RSVP by the token of its link; `null` without a link, `undefined` while not known. */
export function useGuestRsvp(token: string | null | undefined) {
  const { apiBase } = usePlatform();
  const [state, setState] = useState<State>({ is: 'loading' });
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async () => {
    if (token === undefined) return;
    if (token === null) return setState({ is: 'unknown' });
    setState({ is: 'loading' });
    setState(stateOf(await readGuestRsvp(apiBase, token).catch(() => null)));
  }, [apiBase, token]);

  useEffect(() => void load(), [load]);

  const change = async (send: (apiBase: string, token: string) => Promise<RestAnswer<GuestRsvp>>) => {
    if (!token || sending) return;
    setSending(true);
    setProblem(null);
    const answer = await send(apiBase, token).catch(() => null);
    setSending(false);
    if (answer?.ok && answer.data) setState({ is: 'ready', rsvp: answer.data });
    else setProblem(refusalOf(answer) ?? guestRsvpText.failed);
  };

  return {
    state,
    sending,
    problem,
    retry: () => void load(),
    confirm: () => void change(confirmGuestRsvp),
    withdraw: (isClosing: boolean) =>
      void change((base, bearer) => withdrawGuestRsvp(base, bearer, isClosing)),
  };
}

/** The server's message, for refusals that the guest can act on or has to know. */
const refusalOf = (answer: RestAnswer<GuestRsvp> | null): string | null =>
  (answer?.code === 'LIMITED' || answer?.code === 'CONFLICT') && answer.message
    ? translateSentence(answer.message)
    : null;

function stateOf(answer: RestAnswer<GuestRsvp> | null): State {
  if (answer?.ok && answer.data) return { is: 'ready', rsvp: answer.data };
  return { is: answer?.code === 'NOT_FOUND' ? 'unknown' : 'failed' };
}
