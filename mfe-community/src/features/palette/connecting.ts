import { messageOf, type PaletteItem, type PlatformV1, storeFor } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { connectionApi, connectionStatus, connectionText } from '../../components/connection';
import type { PaletteMemberFragment } from './__generated__/palette';

/** Asks a member to connect; nothing where the two are connected, one has asked, or one has blocked the other. */
export function connecting(platform: PlatformV1, member: PaletteMemberFragment): PaletteItem[] {
  const { user } = platform.session.get();
  if (!user || member.id === user.id || connectionStatus(member.connection, user.id) !== 'none') return [];
  const name = member.name ?? connectionText.thisMember;
  const to = `/community/members/${member.slug ?? member.id}`;
  const act = async () => {
    const { dispatch } = storeFor(api, platform);
    const input = { requested_id: member.id, requester_id: user.id };
    const { error } = await dispatch(connectionApi.endpoints.usersConnect.initiate({ input }));
    const message = error ? messageOf(error) : connectionText.sent({ name });
    platform.emit({ type: 'notify', message });
  };
  return [
    {
      to,
      title: connectionText.connectWith({ name }),
      detail: [member.title, member.company].filter(Boolean).join(', '),
      icon: 'connect',
      act: () => void act(),
    },
  ];
}
