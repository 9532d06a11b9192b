import { CONFIDENTIAL_COMPANY } from '@athenaeum/opportunities-contract';
import { Meta, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { OwnApplication } from './applications.api';

type Headed = Pick<OwnApplication, 'title' | 'opportunity'>;

/** The opportunity of an application, with a link to its card while that is on the board. */
export function ApplicationHead({ application: { title, opportunity } }: { application: Headed }) {
  const facts = [
    opportunity?.company || CONFIDENTIAL_COMPANY,
    opportunity?.opportunityType,
    opportunity?.nearestRegionalHub,
  ];
  return (
    <div>
      <Title>
        {opportunity?.stage === 'published' ? (
          <TextLink look="quiet" href={`/opportunities?opportunity=${opportunity.slug}`}>
            {title}
          </TextLink>
        ) : (
          title
        )}
      </Title>
      <Meta>{facts.filter(Boolean).join(' · ')}</Meta>
    </div>
  );
}

const Title = styled.h3`
  font-size: ${token.text[24]};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;

  ${media.under(768)} {
    font-size: ${token.text[20]};
  }
`;
