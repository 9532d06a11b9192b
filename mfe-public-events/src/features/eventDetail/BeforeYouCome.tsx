import { RotateCwIcon, Section, VideoIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { isInPerson } from '../../components/eventWords';
import type { PublicEventDetail } from './eventDetail.api';
import { eventDetailText } from './eventDetail.messages';

/** What to know before taking a seat. */
export function BeforeYouCome({ event }: { event: PublicEventDetail }) {
  return (
    <Section title={eventDetailText.before}>
      <List>
        {!isInPerson(event) && (
          <li>
            <VideoIcon size={20} />
            {eventDetailText.online}
          </li>
        )}
        <li>
          <RotateCwIcon size={20} />
          {eventDetailText.changeOfPlans}
        </li>
      </List>
    </Section>
  );
}

const List = styled.ul`
  padding: 0;
  border-top: 1px solid ${token.color.line};
  list-style: none;

  & > li {
    display: flex;
    gap: ${token.space[12]};
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
  }

  & svg {
    flex: none;
    margin-top: 2px;
    color: ${token.color.accent};
  }
`;
