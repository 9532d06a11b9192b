import { isMissing } from '@athenaeum/shell-contract';
import {
  Card,
  EmptyState,
  ErrorPanel,
  Lead,
  LinkButton,
  Loading,
  Section,
  Skeleton,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { OnScreen } from '../../components/OnScreen';
import { PurchaseCard, PurchaseCards } from '../../components/PurchaseCard';
import { Examples } from './Examples';
import { PortfolioReviews } from './PortfolioReviews';
import { OwnPortfolios } from './OwnPortfolios';
import { useCoachingPortfolioQuery } from './portfolio.api';
import { portfolioText } from './portfolio.messages';
import { PortfolioOrderStatus } from './PortfolioOrderStatus';

interface PortfolioProps {
  /** Opens the payment page. */
  checkout: {
    buy: (purchase: { product_id: string; quantity: number }) => Promise<void>;
    leavingWith: string | null;
    problem: { product_id: string; message: string } | null;
  };
}

const CARDS = 2;

/** The portfolio service: products, examples and reviews. */
export function Portfolio({ checkout: { buy, leavingWith, problem } }: PortfolioProps) {
  const { data, isError, isFetching, refetch } = useCoachingPortfolioQuery({});
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  const bcp = data?.bcp?.data;

  if (!bcp)
    return (
      <Below>
        {isError || data ? (
          <ErrorPanel headingLevel={2} title={portfolioText.notLoaded} {...retry} />
        ) : (
          <Loading label={portfolioText.loading}>
            <PurchaseCards as="div">
              {Array.from({ length: CARDS }, (_, index) => (
                <Skeleton key={index} $height="232px" />
              ))}
            </PurchaseCards>
          </Loading>
        )}
      </Below>
    );

  const portfolios = (bcp.products ?? []).filter(({ kind }) => kind === 'PORTFOLIO');
  const examples = bcp.examples ?? [];
  const own = data.portfolios?.data ?? [];
  return (
    <>
      <Below>
        <OwnPortfolios portfolios={own} />
        {data.orders?.data && (
          <PortfolioOrderStatus
            // A paid order is shown by its portfolio.
            orders={data.orders.data.filter(({ status }) => status !== 'paid' || own.length === 0)}
            portfolios={portfolios.map(({ id }) => id)}
          />
        )}
        {portfolios.length > 0 ? (
          <PurchaseCards>
            {portfolios.map((product) => (
              <li key={product.id}>
                <PurchaseCard
                  product={product}
                  isLeaving={leavingWith === product.id}
                  isWaiting={leavingWith !== null && leavingWith !== product.id}
                  problem={problem?.product_id === product.id ? problem.message : null}
                  onBuy={(quantity) => void buy({ product_id: product.id, quantity })}
                />
              </li>
            ))}
          </PurchaseCards>
        ) : isMissing(data, 'bcp.data.products') ? (
          <ErrorPanel headingLevel={2} title={portfolioText.notLoaded} {...retry} />
        ) : (
          <EmptyState headingLevel={2} title={portfolioText.none} drawing="closed" />
        )}
      </Below>
      {examples.length > 0 && (
        <OnScreen>
          <Section title={portfolioText.examples}>
            <Examples examples={examples} />
          </Section>
        </OnScreen>
      )}
      <Section
        title={portfolioText.reviews}
        actions={
          <OnScreen>
            <LinkButton look="outlined" href="/expert-strategists/bcp/feedback">
              {portfolioText.leaveReview}
            </LinkButton>
          </OnScreen>
        }
      >
        {isMissing(data, 'bcp.data.reviews') ? (
          <ErrorPanel title={portfolioText.reviewsNotLoaded} {...retry} />
        ) : (
          <PortfolioReviews reviews={bcp.reviews ?? []} />
        )}
      </Section>
      <AddOns $padded as="section" aria-labelledby="more-for-it">
        <div>
          <h2 id="more-for-it">{portfolioText.addOns}</h2>
          <Lead>{portfolioText.addOnsLead}</Lead>
        </div>
        <LinkButton look="outlined" href="/manage-plan#add-ons">
          {portfolioText.exploreAddOns}
        </LinkButton>
      </AddOns>
    </>
  );
}

const Below = styled.div`
  display: grid;
  gap: ${token.space[24]};
  margin-top: ${token.space[48]};
`;

const AddOns = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]} ${token.space[32]};
  margin-top: ${token.space[64]};

  @media print {
    display: none;
  }

  & h2 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }

  ${media.under(768)} {
    margin-top: ${token.space[48]};
  }
`;
