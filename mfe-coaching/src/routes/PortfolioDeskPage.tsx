import { PageHeading } from '@athenaeum/shared-ui';
import { PageFrame } from '../components/PageFrame';
import { PortfolioDesk, portfolioDeskText } from '../features/portfolioDesk';

export default function PortfolioDeskPage() {
  return (
    <PageFrame>
      <PageHeading title={portfolioDeskText.title} lead={portfolioDeskText.lead} />
      <PortfolioDesk />
    </PageFrame>
  );
}
