import type { ListedConnection } from './connections.api';

/** Her name, also where her account is gone. */
export const nameOf = ({ member }: Pick<ListedConnection, 'member'>): string =>
  member?.name ?? 'a former member';
