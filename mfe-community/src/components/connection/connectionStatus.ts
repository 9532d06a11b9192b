import type { KnownConnection } from './connection.api';

/** The status of a connection from the viewer's side. */
export type ConnectionStatus = 'none' | 'sent' | 'received' | 'declined' | 'connected' | 'blocked';

export function connectionStatus(
  connection: KnownConnection | null | undefined,
  viewerId: string,
): ConnectionStatus {
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
