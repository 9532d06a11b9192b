import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame } from '@athenaeum/shared-ui';
import { useCheckout } from '../features/checkout';
import { prefetchCoachingTime } from '../features/creditsWidget';
import { Benefits, Portfolio, PortfolioHero, prefetchPortfolio } from '../features/portfolio';

export const prefetch: Prefetch = () => [prefetchPortfolio(), prefetchCoachingTime()];

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
