import { isApiError, messageOf } from '@athenaeum/shell-contract';
import type { ConnectionChoice } from '@athenaeum/users-contract';
import { useState } from 'react';
import {
  type KnownConnection,
  useUsersConnectMutation,
  useUsersUpdateConnectionMutation,
} from './connection.api';

interface Options {
  viewerId: string;
  memberId: string;
  connection: KnownConnection | null | undefined;
  /** It has changed, or what is shown of it is not true any more. */
  onChanged: () => Promise<unknown> | void;
}

/** Asks, answers, takes back and blocks; what went wrong is a sentence. */
export function useConnecting({ viewerId, memberId, connection, onChanged }: Options) {
  const [ask] = useUsersConnectMutation();
  const [update] = useUsersUpdateConnectionMutation();
  const [busy, setBusy] = useState<ConnectionChoice | 'ASK' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (what: ConnectionChoice | 'ASK', send: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(what);
    setProblem(null);
    try {
      await send();
      await onChanged();
    } catch (error) {
      setProblem(messageOf(error));
      if (isApiError(error) && error.kind === 'refused') await onChanged();
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    problem,
    connect: () =>
      void run('ASK', () => ask({ input: { requested_id: memberId, requester_id: viewerId } }).unwrap()),
    choose: (status: ConnectionChoice) =>
      void run(status, () =>
        update({
          input: connection ? { id: connection.id, status } : { user_id: memberId, status },
        }).unwrap(),
      ),
  };
}
