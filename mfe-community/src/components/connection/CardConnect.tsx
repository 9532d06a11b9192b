import { useUser } from '@athenaeum/shell-contract';
import {
  CardAction,
  CardState,
  HourglassIcon,
  Hint,
  UserCheckIcon,
  UserPlusIcon,
} from '@athenaeum/shared-ui';
import type { KnownConnection } from './connection.api';
import { connectionText } from './connection.messages';
import { connectionStatus } from './connectionStatus';
import { useConnectionActions } from './useConnectionActions';

interface CardConnectProps {
  member: { id: string; name: string };
  connection: KnownConnection | null | undefined;
}

/** On a member's card: Connect, or the state of the request. What else can be done is on the profile. */
export function CardConnect({ member, connection }: CardConnectProps) {
  const viewer = useUser();
  const { busy, problem, connect } = useConnectionActions({
    viewerId: viewer?.id ?? '',
    memberId: member.id,
    connection,
    // The directory is read again for its tag.
    onChanged: () => {},
  });
  if (!viewer || viewer.id === member.id) return null;

  switch (connectionStatus(connection, viewer.id)) {
    case 'none':
      return (
        <>
          <CardAction
            aria-label={connectionText.connectWith({ name: member.name })}
            aria-disabled={busy !== null}
            onClick={connect}
          >
            <UserPlusIcon />
            {connectionText.connectShort}
          </CardAction>
          {problem && <Hint role="alert">{problem}</Hint>}
        </>
      );
    case 'sent':
      return (
        <CardState>
          <HourglassIcon />
          {connectionText.requested}
        </CardState>
      );
    case 'received':
      return (
        <CardState>
          <HourglassIcon />
          {connectionText.wantsToConnect}
        </CardState>
      );
    case 'connected':
      return (
        <CardState>
          <UserCheckIcon />
          {connectionText.isConnected}
        </CardState>
      );
    default:
      return null;
  }
}
