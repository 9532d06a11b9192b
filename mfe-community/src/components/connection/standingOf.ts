import type { KnownConnection } from './connection.api';

/** Where two members stand, as the viewer may know it. */
export type Standing = 'none' | 'sent' | 'received' | 'declined' | 'connected' | 'blocked';

export function standingOf(connection: KnownConnection | null | undefined, viewerId: string): Standing {
  if (!connection) return 'none';
  const hasAsked = connection.request_user_id === viewerId;
  switch (connection.status) {
    case 'PENDING':
      return hasAsked ? 'sent' : 'received';
    case 'ACCEPTED':
      return 'connected';
    case 'DECLINED':
      return 'declined';
    case 'BLOCKED':
      return 'blocked';
    default:
      return 'none';
  }
}
