import { messageOf, useNotify } from '@athenaeum/shell-contract';
import type { ConnectionChoice, ConnectionList } from '@athenaeum/users-contract';
import { useState } from 'react';
import { useUsersUpdateConnectionMutation } from '../../components/connection';
import type { ListedConnection } from './connections.api';
import { connectionsText } from './connections.messages';
import { nameOf } from './nameOf';

interface Choice {
  id: string;
  status: ConnectionChoice;
}

/** Accepts, declines, withdraws, ends, blocks and unblocks: one at a time; an error is a sentence to show. */
export function useConnectionChoices(list: ConnectionList, onChosen: () => Promise<unknown>) {
  const notify = useNotify();
  const [update] = useUsersUpdateConnectionMutation();
  const [busy, setBusy] = useState<Choice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (connection: ListedConnection, status: ConnectionChoice) => {
    if (busy) return;
    const choice = { id: connection.id, status };
    setBusy(choice);
    setProblem(null);
    const { error } = await update({ input: choice });
    // Reloads the list, refused or not, as it may have changed elsewhere.
    await onChosen();
    setBusy(null);
    if (error) setProblem(messageOf(error));
    else notify(confirmation(list, status, nameOf(connection)));
  };

  return { busy, problem, choose: (...choice: Parameters<typeof choose>) => void choose(...choice) };
}

function confirmation(list: ConnectionList, status: ConnectionChoice, name: string): string {
  switch (status) {
    case 'ACCEPTED':
      return connectionsText.accepted({ name });
    case 'DECLINED':
      return connectionsText.declined({ name });
    case 'BLOCKED':
      return connectionsText.hasBlocked({ name });
    case 'WITHDRAWN':
      if (list === 'sent') return connectionsText.withdrawn({ name });
      return list === 'blocked' ? connectionsText.unblocked({ name }) : connectionsText.ended({ name });
  }
}
