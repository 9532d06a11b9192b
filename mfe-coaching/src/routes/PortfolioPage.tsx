import { PageFrame } from '@athenaeum/shared-ui';
import { useCheckout } from '../features/checkout';
import { Benefits, Portfolio, PortfolioHero } from '../features/portfolio';

export { prefetchPortfolio } from '../features/portfolio';

export default function PortfolioPage() {
  const checkout = useCheckout();
  return (
    <PageFrame>
      <PortfolioHero />
      <Benefits />
      <Portfolio checkout={checkout} />
    </PageFrame>
  );
}
