import type { Prefetch } from '@athenaeum/shell-contract';
import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { prefetchCoachingTime } from '../features/creditsWidget';
import {
  PortfolioFeedback,
  portfolioFeedbackText,
  prefetchPortfolioReview,
} from '../features/portfolioFeedback';

export const prefetch: Prefetch = () => [prefetchPortfolioReview(), prefetchCoachingTime()];

export default function PortfolioFeedbackPage() {
  return (
    <Page $narrow>
      <PageHeading
        title={portfolioFeedbackText.title}
        lead={portfolioFeedbackText.lead}
        back={{ href: '/expert-strategists/bcp', label: portfolioFeedbackText.portfolio }}
      />
      <PortfolioFeedback />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[64]};
`;
