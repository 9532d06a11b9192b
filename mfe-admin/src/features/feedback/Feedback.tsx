import { REVIEW_TYPES } from '@athenaeum/content-contract';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ListBody, ListFilter, ListTabs, listText, ListTools, useListView } from '../../components/list';
import { useContentFeedbackQuery } from './feedback.api';
import { feedbackText } from './feedback.messages';
import { feedbackView, queryOf } from './feedbackView';
import { ReviewCard } from './ReviewCard';
import { reviewTypeText } from './reviewTypes.messages';

/** All reviews by status; those to review first. */
export function Feedback() {
  const list = useListView(feedbackView);
  const { now, change } = list;
  const query = useContentFeedbackQuery({ input: queryOf(now) });

  return (
    <ListTabs
      label={feedbackText.states}
      tabs={[
        { id: 'pending', label: feedbackText.pending, count: query.data?.feedback?.waiting ?? null },
        { id: 'published', label: feedbackText.published },
        { id: 'hidden', label: feedbackText.hidden },
        { id: 'all', label: listText.all },
      ]}
      selected={now.state}
      onSelect={(state) => change({ state })}
    >
      <ListTools>
        <ListFilter
          label={feedbackText.about}
          placeholder={feedbackText.anything}
          options={REVIEW_TYPES.map((type) => ({ value: type, label: reviewTypeText[type] }))}
          value={now.type}
          onChange={(type) => change({ type })}
        />
      </ListTools>
      <ListBody
        name={feedbackText.reviews}
        query={query}
        field="feedback"
        list={list}
        cleared={{ type: '' }}
        none={{ children: now.state === 'pending' && feedbackText.allRead }}
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
