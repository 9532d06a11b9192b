import { formatMoney } from '@athenaeum/common/money';
import {
  CircleCheckIcon,
  ErrorPanel,
  formatDay,
  Hint,
  LinkButton,
  Loading,
  Skeleton,
  StatusBadge,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useCoachingSubscriptionsQuery, type MembershipPurchase } from './plan.api';
import { planText, yourPlanText } from './plan.messages';
import { liveSubscription } from './subscriptions';

interface YourPlanProps {
  /** The latest payment for the membership. */
  paid: MembershipPurchase | undefined;
  /** Whether the member is a customer of the provider and has a portal there. */
  isCustomer: boolean;
}

/** The current plan: its name, until when it runs, and what was last paid for it. */
export function YourPlan({ paid, isCustomer }: YourPlanProps) {
  const { data, isError, isFetching, refetch } = useCoachingSubscriptionsQuery();
  if (!data)
    return isError ? (
      <ErrorPanel
        headingLevel={2}
        title={planText.subscriptionNotLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Loading label={planText.subscriptionLoading}>
        <YourPlanSkeleton paid={paid} />
      </Loading>
    );
  const live = liveSubscription(data);
  const hasPortal = data.provider !== 'embedded' && (isCustomer || data.rows.length > 0);
  const ends = live && timeOf(live.current_period_end ?? live.current_term_end);
  const since = live && timeOf(live.start_date ?? live.created);
  const isEnding = live?.cancel_at_period_end === true || Boolean(live?.cancel_at);
  return (
    <Mine>
      {live ? (
        <>
          <StatusBadge tone="verdigris" icon={<CircleCheckIcon />}>
            {yourPlanText.current}
          </StatusBadge>
          <h2>{String(live.name ?? live.plan_id)}</h2>
          <When>
            {ends && (
              <div>
                <dt>{isEnding ? yourPlanText.ends : yourPlanText.renews}</dt>
                <dd>{formatDay(ends)}</dd>
              </div>
            )}
            {paid && (
              <div>
                <dt>{yourPlanText.paid}</dt>
                <dd>{formatMoney(paid.total, paid.currency)}</dd>
              </div>
            )}
            {since && (
              <div>
                <dt>{yourPlanText.since}</dt>
                <dd>{formatDay(since)}</dd>
              </div>
            )}
          </When>
        </>
      ) : (
        <>
          <h2>{planText.yours}</h2>
          <Hint>{yourPlanText.none}</Hint>
        </>
      )}
      {hasPortal && (
        <LinkButton look="outlined" href="/api/billing/portal">
          {yourPlanText.portal}
        </LinkButton>
      )}
    </Mine>
  );
}

/** As high as what most members have, so that nothing moves when it comes. */
const YourPlanSkeleton = ({ paid }: Pick<YourPlanProps, 'paid'>) => (
  <Mine>
    <Skeleton $width="140px" $height="28px" />
    <h2>
      <Skeleton $width="200px" $height="1lh" />
    </h2>
    <When>
      {[yourPlanText.renews, ...(paid ? [yourPlanText.paid] : []), yourPlanText.since].map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Skeleton $width="120px" $height="1lh" />
          </dd>
        </div>
      ))}
    </When>
  </Mine>
);

const timeOf = (value: string | number | boolean | null | undefined): number | null =>
  typeof value === 'number' ? value : null;

const Mine = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token.space[8]};

  & > h2 {
    font-size: ${token.text[32]};
    overflow-wrap: anywhere;
  }

  & > a {
    margin-top: ${token.space[16]};
  }
`;

const When = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[12]} 0;
  margin-top: ${token.space[16]};

  & > div + div {
    margin-left: ${token.space[32]};
    padding-left: ${token.space[32]};
    border-left: 1px solid ${token.color.line};
  }

  & dt {
    color: ${token.color.ink3};
    font-size: ${token.text[14]};
  }

  & dd {
    font: ${token.weight.serif} ${token.text[24]} / 1.25 ${token.font.serif};
    font-variant-numeric: lining-nums;
  }

  ${media.under(768)} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    width: 100%;

    & > div + div {
      margin: 0;
      padding: ${token.space[12]} 0 0;
      border-top: 1px solid ${token.color.line};
      border-left: 0;
    }
  }
`;
