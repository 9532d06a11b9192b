import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { PortfolioFeedback } from '../features/portfolioFeedback';

export { prefetchPortfolioReview } from '../features/portfolioFeedback';

export default function PortfolioFeedbackPage() {
  return (
    <Page $narrow>
      <PageHeading
        title="Leave Review"
        lead="How was it to have your portfolio written?"
        back={{ href: '/expert-strategists/bcp', label: 'Branded Career Portfolio' }}
      />
      <PortfolioFeedback />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[64]};
`;
