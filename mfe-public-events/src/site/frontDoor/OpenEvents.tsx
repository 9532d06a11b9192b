import { usePlatform } from '@athenaeum/shell-contract';
import { ArrowRightIcon, Section, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { EventCards } from '../../components/EventCards';
import type { SiteEvent } from '../siteEvents';
import { frontDoorText } from './frontDoor.messages';

/** The next events that take no membership. */
export function OpenEvents({ events }: { events: readonly SiteEvent[] }) {
  const { href } = usePlatform();
  const isEmpty = events.length === 0;
  return (
    <Section
      title={frontDoorText.comeFirst}
      note={isEmpty ? undefined : frontDoorText.openToAll}
      actions={
        <All look="more" href={href('/upcoming-events')}>
          {frontDoorText.seeEvents}
          <ArrowRightIcon size={18} />
        </All>
      }
    >
      {isEmpty ? (
        <Nothing>{frontDoorText.noneOpen}</Nothing>
      ) : (
        <EventCards events={events} columns={3} />
      )}
    </Section>
  );
}

/** On a narrow screen the link of the doorway is near. */
const All = styled(TextLink)`
  ${media.under(768)} {
    display: none;
  }
`;

const Nothing = styled.p`
  max-width: ${token.measure};
  color: ${token.color.ink2};
`;
