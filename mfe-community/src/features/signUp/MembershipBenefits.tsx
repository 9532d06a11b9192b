import {
  Building2Icon,
  CalendarIcon,
  HourglassIcon,
  PlayIcon,
  Section,
  UserCheckIcon,
  UsersIcon,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { yearHoldsText } from './yearHolds.messages';

const BENEFITS = [
  { Icon: CalendarIcon, what: 'salons', why: 'salonsWhy' },
  { Icon: PlayIcon, what: 'recordings', why: 'recordingsWhy' },
  { Icon: HourglassIcon, what: 'coach', why: 'coachWhy' },
  { Icon: UsersIcon, what: 'groups', why: 'groupsWhy' },
  { Icon: UserCheckIcon, what: 'members', why: 'membersWhy' },
  { Icon: Building2Icon, what: 'seats', why: 'seatsWhy' },
] as const;

/** What a membership includes. */
export function MembershipBenefits() {
  return (
    <Holds>
      <Section title={yearHoldsText.title} flush>
        <List>
          {BENEFITS.map(({ Icon, what, why }) => (
            <li key={what}>
              <Icon size={20} />
              <h3>{yearHoldsText[what]}</h3>
              <p>{yearHoldsText[why]}</p>
            </li>
          ))}
        </List>
      </Section>
    </Holds>
  );
}

const Holds = styled.div`
  & h2 {
    font-size: ${token.text[24]};
  }
`;

const List = styled.ul`
  padding: 0;
  border-top: 1px solid ${token.color.control};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 15rem) minmax(0, 1fr);
    gap: ${token.space[4]} ${token.space[16]};
    align-items: baseline;
    padding-block: ${token.space[16]};
    border-bottom: 1px solid ${token.color.line};
  }

  & svg {
    align-self: start;
    margin-top: 3px;
    color: ${token.color.accent};
  }

  & h3 {
    font-size: ${token.text[20]};
  }

  & p {
    max-width: 52ch;
    color: ${token.color.ink2};
  }

  ${media.under(600)} {
    & > li {
      grid-template-columns: 24px minmax(0, 1fr);
    }

    & p {
      grid-column: 2;
    }
  }
`;
