import { Person } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Part } from '../../components/Part';
import { useIsMember } from '../../components/useIsMember';
import { useContentConnectionsAttendingQuery } from './connectionsAttending.api';
import { connectionsAttendingText } from './connectionsAttending.messages';

/**
 * The viewer's connections with a seat, of those who chose to be seen; nothing where there are none. Asked for by itself, so
 * that the page neither waits for it nor fails with it.
 */
export function ConnectionsAttending({ slug }: { slug: string }) {
  const isMember = useIsMember();
  const { currentData: data } = useContentConnectionsAttendingQuery({ slug }, { skip: !isMember });
  const people = data?.salon?.data?.connections_attending?.filter(({ name }) => name) ?? [];
  if (people.length === 0) return null;
  return (
    <Room>
      <Part title={connectionsAttendingText.title} tight>
        <People>
          {people.map(({ id, slug: member, name, avatar }) => (
            <li key={id}>
              <Person
                name={name ?? ''}
                picture={avatar}
                size={48}
                href={`/community/members/${member ?? id}`}
              />
            </li>
          ))}
        </People>
      </Part>
    </Room>
  );
}

const Room = styled.div`
  margin-top: ${token.space[32]};
`;

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${token.space[16]};
`;
