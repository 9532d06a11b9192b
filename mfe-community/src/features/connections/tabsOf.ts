import type { ConnectionList } from '@athenaeum/users-contract';
import type { Counts } from './connections.api';

const LABELS: Record<ConnectionList, string> = {
  connected: 'Connections',
  received: 'Received',
  sent: 'Sent',
  blocked: 'Blocked',
};

/** A tab for each list. Blocked has one only where there is somebody, or where she is looking at it. */
export function tabsOf(counts: Counts | null | undefined, selected: ConnectionList) {
  const lists = Object.keys(LABELS) as ConnectionList[];
  return lists
    .filter((list) => list !== 'blocked' || list === selected || Boolean(counts?.blocked))
    .map((id) => ({ id, label: LABELS[id], ...(counts && { count: counts[id] }) }));
}
