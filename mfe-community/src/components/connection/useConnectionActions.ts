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
  /** Called when the connection has changed or the shown state is out of date. */
  onChanged: () => Promise<unknown> | void;
}

/** Requests, answers, withdraws and blocks; an error is a sentence to show. */
export function useConnectionActions({ viewerId, memberId, connection, onChanged }: Options) {
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
