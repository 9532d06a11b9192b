import { CONNECTION_LISTS, type ConnectionList } from '@athenaeum/users-contract';
import type { Counts } from './connections.api';
import { connectionsText } from './connections.messages';

/** A tab for each list. Blocked has one only while it has members or is selected. */
export function tabsOf(counts: Counts | null | undefined, selected: ConnectionList) {
  return CONNECTION_LISTS.filter(
    (list) => list !== 'blocked' || list === selected || Boolean(counts?.blocked),
  ).map((id) => ({ id, label: connectionsText[id], ...(counts && { count: counts[id] }) }));
}
