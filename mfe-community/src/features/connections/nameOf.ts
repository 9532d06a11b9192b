import type { ListedConnection } from './connections.api';
import { connectionsText } from './connections.messages';

/** The member's name, also where the account was deleted. */
export const nameOf = ({ member }: Pick<ListedConnection, 'member'>): string =>
  member?.name ?? connectionsText.aFormerMember;
