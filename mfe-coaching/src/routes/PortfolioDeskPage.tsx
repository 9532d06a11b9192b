import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { PortfolioDesk, portfolioDeskText } from '../features/portfolioDesk';

export default function PortfolioDeskPage() {
  return (
    <PageFrame>
      <PageHeading title={portfolioDeskText.title} lead={portfolioDeskText.lead} />
      <PortfolioDesk />
    </PageFrame>
  );
}
