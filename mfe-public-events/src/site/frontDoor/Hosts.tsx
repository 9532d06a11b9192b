import { ArchPortrait, Section } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { HostGroupsQuery } from '../../features/experts';
import { frontDoorText } from './frontDoor.messages';

type HostGroup = NonNullable<NonNullable<HostGroupsQuery['hostGroups']>['data']>[number];
export type Host = NonNullable<HostGroup['leaders']>[number];

/** People who are public already: hosts and experts of events. */
export function Hosts({ hosts }: { hosts: readonly Host[] }) {
  return (
    <Section title={frontDoorText.hosts} note={frontDoorText.hostsNote}>
      <People>
        {hosts.map(({ slug, name, title, thumbnail }) => (
          <li key={slug}>
            <Portrait name={name} picture={thumbnail} size={240} />
            <p>
              <strong>{name}</strong>
              {title}
            </p>
          </li>
        ))}
      </People>
    </Section>
  );
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[48]} ${token.space[24]};
  padding: 0;
  list-style: none;

  & p {
    color: ${token.color.ink2};
    font-size: ${token.text[14]};
    line-height: 1.45;
  }

  & strong {
    display: block;
    color: ${token.color.ink};
    font-size: ${token.text[16]};
    font-weight: ${token.weight.strong};
  }

  ${media.under(768)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[32]} ${token.space[16]};
  }
`;

const Portrait = styled(ArchPortrait)`
  width: 100%;
  height: auto;
  aspect-ratio: 1 / 1.08;
  margin-bottom: ${token.space[16]};
`;
