import { Section } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { frontDoorText } from './frontDoor.messages';

const HOLDS = [
  ['salons', 'salonsWhy'],
  ['coach', 'coachWhy'],
  ['members', 'membersWhy'],
] as const;

/** What a membership includes, in the words of the page where one joins. */
export function YearHolds() {
  return (
    <Section title={frontDoorText.holds}>
      <List>
        {HOLDS.map(([what, why]) => (
          <li key={what}>
            <h3>{frontDoorText[what]}</h3>
            <p>{frontDoorText[why]}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  padding: 0;
  border-top: 1px solid ${token.color.control};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${token.space[8]} ${token.space[48]};
    align-items: baseline;
    padding-block: ${token.space[24]};
    border-bottom: 1px solid ${token.color.control};
  }

  & p {
    max-width: 48ch;
    color: ${token.color.ink2};
    text-wrap: pretty;
  }

  ${media.under(768)} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      padding-block: ${token.space[16]};
    }
  }
`;
