import { usePlatform } from '@athenaeum/shell-contract';
import { useCallback, useEffect, useState } from 'react';
import type { RestAnswer } from '../../components/callRest';
import { confirmGuestRsvp, type GuestRsvp, readGuestRsvp, withdrawGuestRsvp } from './guestRsvp.api';

type State = { is: 'loading' | 'failed' | 'unknown' } | { is: 'ready'; rsvp: GuestRsvp };

const FAILED = 'Something went wrong. Nothing has changed. Please try again.';

/** Her RSVP, read by its link; `null` is no link at all, `undefined` not known yet. */
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

  const change = async (send: typeof confirmGuestRsvp) => {
    if (!token || sending) return;
    setSending(true);
    setProblem(null);
    const answer = await send(apiBase, token).catch(() => null);
    setSending(false);
    if (answer?.ok && answer.data) setState({ is: 'ready', rsvp: answer.data });
    else setProblem(answer?.code === 'LIMITED' || answer?.code === 'CONFLICT' ? answer.message : FAILED);
  };

  return {
    state,
    sending,
    problem,
    retry: () => void load(),
    confirm: () => void change(confirmGuestRsvp),
    withdraw: () => void change(withdrawGuestRsvp),
  };
}

function stateOf(answer: RestAnswer<GuestRsvp> | null): State {
  if (answer?.ok && answer.data) return { is: 'ready', rsvp: answer.data };
  return { is: answer?.code === 'NOT_FOUND' ? 'unknown' : 'failed' };
}
