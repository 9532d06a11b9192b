import { REVIEW_TYPES } from '@athenaeum/content-contract';
import { Beside } from '../../components/beside';
import { ListFilter, ListRows, ListTabs, listText, ListTools, useListView } from '../../components/list';
import { columnsOf } from './columns';
import { useContentFeedbackQuery } from './feedback.api';
import { feedbackText } from './feedback.messages';
import { feedbackView, queryOf } from './feedbackView';
import { ReviewPanel } from './ReviewPanel';
import { reviewTypeText } from './reviewTypes.messages';

/** All reviews by status, those to review first, and the open one beside them. */
export function Feedback() {
  const list = useListView(feedbackView);
  const { view, change, hrefWith } = list;
  const query = useContentFeedbackQuery({ input: queryOf(view) });
  // Those that the list shows: while another page is loading, the previous ones stay.
  const reviews = (query.isError ? query.currentData : query.data)?.feedback?.data ?? [];
  const open = reviews.find(({ id }) => id === view.review) ?? reviews[0];

  return (
    <ListTabs
      label={feedbackText.states}
      tabs={[
        { id: 'pending', label: feedbackText.pending, count: query.data?.feedback?.waiting ?? null },
        { id: 'published', label: feedbackText.published },
        { id: 'hidden', label: feedbackText.hidden },
        { id: 'all', label: listText.all },
      ]}
      selected={view.state}
      onSelect={(state) => change({ state })}
    >
      <ListTools>
        <ListFilter
          label={feedbackText.type}
          placeholder={feedbackText.anything}
          options={REVIEW_TYPES.map((type) => ({ value: type, label: reviewTypeText[type] }))}
          value={view.type}
          onChange={(type) => change({ type })}
        />
      </ListTools>
      <Beside $isSplit={open !== undefined}>
        <ListRows
          name={feedbackText.reviews}
          query={query}
          field="feedback"
          list={list}
          emptyFilters={{ type: '' }}
          none={{ children: view.state === 'pending' && feedbackText.allRead }}
          isSelected={({ id }) => id === open?.id}
          columns={columnsOf({ openId: open?.id, hrefOf: ({ id }) => hrefWith({ review: id }) })}
        />
        {open && (
          <ReviewPanel
            key={open.id}
            review={open}
            isChosen={open.id === view.review}
            place={reviews.indexOf(open) + 1}
            count={reviews.length}
          />
        )}
      </Beside>
    </ListTabs>
  );
}
