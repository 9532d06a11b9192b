import { REVIEW_TYPES, type ReviewState, type ReviewType } from '@athenaeum/content-contract';
import { isMissing, useSearchParams } from '@athenaeum/shell-contract';
import {
  EmptyState,
  ErrorPanel,
  Loading,
  Meta,
  Pagination,
  Row,
  Select,
  Skeleton,
  Stack,
  Tabs,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useContentFeedbackQuery } from './feedback.api';
import { addressOf, type FeedbackView, PAGE_SIZE, queryOf, viewOf } from './feedbackView';
import { ReviewCard } from './ReviewCard';
import { TYPE_NAMES } from './typeNames';

const STATE_NAMES: Record<ReviewState, string> = {
  pending: 'To read',
  published: 'Published',
  hidden: 'Hidden',
};

/** Every review, by what has become of it; what waits comes first. */
export function Feedback() {
  const [params, setParams] = useSearchParams();
  const now = viewOf(params);
  const change = (next: Partial<FeedbackView>) =>
    setParams(addressOf({ ...now, page: 1, ...next }), { replace: true });
  const { data, isError, isFetching, refetch } = useContentFeedbackQuery({ input: queryOf(now) });
  const answer = data?.feedback;
  const reviews = answer?.data;
  const count = answer?.count ?? 0;

  return (
    <Tabs
      label="States"
      tabs={[
        {
          id: 'pending' as const,
          label: (
            <>
              {STATE_NAMES.pending} <Count>{answer?.waiting}</Count>
            </>
          ),
        },
        { id: 'published' as const, label: STATE_NAMES.published },
        { id: 'hidden' as const, label: STATE_NAMES.hidden },
        { id: 'all' as const, label: 'All' },
      ]}
      selected={now.state}
      onSelect={(state) => change({ state })}
    >
      <Tools>
        <Select
          label="About"
          labelHidden
          placeholder="About anything"
          options={REVIEW_TYPES.map((type) => ({ value: type, label: TYPE_NAMES[type] }))}
          value={now.type}
          onChange={({ target }) => change({ type: target.value as ReviewType | '' })}
        />
      </Tools>
      <div aria-busy={isFetching}>
        {reviews?.length ? (
          <Stack $gap={24}>
            <List>
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </List>
            <Row $between>
              <Meta role="status">
                {count} {count === 1 ? 'review' : 'reviews'}
              </Meta>
              <Pagination
                label="Pages of reviews"
                page={now.page}
                pages={Math.ceil(count / PAGE_SIZE)}
                hrefFor={(page) => `?${addressOf({ ...now, page }).toString()}`}
              />
            </Row>
          </Stack>
        ) : isError || isMissing(data, 'feedback') || answer?.ok === false ? (
          <ErrorPanel title="Reviews did not load" onRetry={() => void refetch()} retrying={isFetching}>
            {answer?.message ?? undefined}
          </ErrorPanel>
        ) : answer ? (
          <EmptyState headingLevel={2} title="Nothing here" drawing="results">
            {now.state === 'pending' && !now.type && 'Every review has been read.'}
          </EmptyState>
        ) : (
          <Loading label="Loading reviews">
            <Skeleton $height="720px" />
          </Loading>
        )}
      </div>
    </Tabs>
  );
}

const Tools = styled.div`
  max-width: 280px;
  margin-bottom: ${token.space[16]};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
`;

/* Its place is kept while the number is on its way, so that no tab moves. */
const Count = styled.span`
  display: inline-block;
  min-width: 3ch;
  margin-left: ${token.space[4]};
  color: ${token.color.ink3};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
`;
