import { formatDay, PLATFORM_ZONE } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { termsText } from './opportunityDetails.messages';
import type { ToldOpportunity } from './OpportunityText';

/** Pay, commitment and duration, one line for each that is given. */
export function Terms({ opportunity }: { opportunity: ToldOpportunity }) {
  const { opportunityType, compensation, commitment, term, nearestRegionalHub, expires_at } = opportunity;
  // A deadline is a day in the platform's time zone for every reader.
  const end = expires_at && formatDay(expires_at, PLATFORM_ZONE);
  const terms = [
    ['type', opportunityType],
    ['hub', nearestRegionalHub],
    ['compensation', compensation],
    ['time', commitment],
    ['term', term],
    ['size', opportunity.businessSize],
    ['applyBy', end],
  ] as const;
  return (
    <List>
      {terms.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{termsText[name]}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}

const List = styled.dl`
  border-top: 1px solid ${token.color.line};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
    gap: ${token.space[16]};
    padding-block: ${token.space[8]};
    border-bottom: 1px solid ${token.color.line};
    font-size: ${token.text[14]};
  }

  & dt {
    color: ${token.color.ink2};
  }

  & dd {
    margin: 0;
  }

  ${media.under(500)} {
    & > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
    }
  }
`;
