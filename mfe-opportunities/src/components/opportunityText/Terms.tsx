import { VisuallyHidden } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { closingDay } from './closingDay';
import { opportunityDetailsText, termsText } from './opportunityDetails.messages';
import type { ToldOpportunity } from './OpportunityText';

/** Pay, commitment, duration and place, one line for each that is given. */
export function Terms({ opportunity }: { opportunity: ToldOpportunity }) {
  const { compensation, commitment, term, nearestRegionalHub, expires_at } = opportunity;
  const end = expires_at && closingDay(expires_at);
  const terms = [
    ['compensation', compensation],
    ['time', commitment],
    ['term', term],
    ['size', opportunity.businessSize],
    ['hub', nearestRegionalHub],
    ['applyBy', end],
  ] as const;
  const given = terms.filter(([, value]) => value);
  if (given.length === 0) return null;
  return (
    <section>
      <VisuallyHidden as="h3">{opportunityDetailsText.terms}</VisuallyHidden>
      <List>
        {given.map(([name, value]) => (
          <div key={name}>
            <dt>{termsText[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}

const List = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: 116px minmax(0, 1fr);
    gap: ${token.space[12]};
    padding-block: 10px;
    border-top: 1px solid ${token.color.line};
    font-size: ${token.text[14]};
    overflow-wrap: anywhere;
  }

  & > div:last-child {
    border-bottom: 1px solid ${token.color.line};
  }

  & dt {
    color: ${token.color.ink3};
  }

  & dd {
    margin: 0;
  }
`;
