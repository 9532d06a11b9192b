import { REVIEW_TYPES } from '@athenaeum/content-contract';
import { EmptyState } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ListBody, ListFilter, ListTabs, ListTools, useListView } from '../../components/list';
import { useContentFeedbackQuery } from './feedback.api';
import { feedbackView, queryOf } from './feedbackView';
import { ReviewCard } from './ReviewCard';
import { TYPE_NAMES } from './typeNames';

/** Every review, by what has become of it; what waits comes first. */
export function Feedback() {
  const { now, change, hrefWith } = useListView(feedbackView);
  const query = useContentFeedbackQuery({ input: queryOf(now) });

  return (
    <ListTabs
      label="States"
      tabs={[
        { id: 'pending', label: 'To read', count: query.data?.feedback?.waiting ?? null },
        { id: 'published', label: 'Published' },
        { id: 'hidden', label: 'Hidden' },
        { id: 'all', label: 'All' },
      ]}
      selected={now.state}
      onSelect={(state) => change({ state })}
    >
      <ListTools>
        <ListFilter
          label="About"
          placeholder="About anything"
          options={REVIEW_TYPES.map((type) => ({ value: type, label: TYPE_NAMES[type] }))}
          value={now.type}
          onChange={(type) => change({ type })}
        />
      </ListTools>
      <ListBody
        name="Reviews"
        query={query}
        field="feedback"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState headingLevel={2} title="Nothing here" drawing="results">
            {now.state === 'pending' && !now.type && 'Every review has been read.'}
          </EmptyState>
        }
      >
        {(reviews) => (
          <Cards>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </Cards>
        )}
      </ListBody>
    </ListTabs>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${token.space[12]};
`;
