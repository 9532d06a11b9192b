import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { PortfolioFeedback, portfolioFeedbackText } from '../features/portfolioFeedback';

export { prefetchPortfolioReview } from '../features/portfolioFeedback';

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
