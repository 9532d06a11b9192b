import { token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { yearHoldsText } from './yearHolds.messages';

const BENEFITS = [
  { what: 'salons', why: 'salonsWhy' },
  { what: 'coach', why: 'coachWhy' },
  { what: 'members', why: 'membersWhy' },
] as const;

/** What a membership includes. */
export function MembershipBenefits() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{yearHoldsText.title}</h2>
      <List>
        {BENEFITS.map(({ what, why }) => (
          <li key={what}>
            <h3>{yearHoldsText[what]}</h3>
            <p>{yearHoldsText[why]}</p>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  margin-top: ${token.space[16]};
  padding: 0;
  border-top: 1px solid ${token.color.line};
  list-style: none;

  & > li {
    display: grid;
    gap: ${token.space[4]} ${token.space[32]};
    padding-block: ${token.space[16]};
    border-bottom: 1px solid ${token.color.line};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  }

  & p {
    color: ${token.color.ink2};
  }
`;
