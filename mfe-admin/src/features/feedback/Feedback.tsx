import { Beside, BesideSkeleton } from '../../components/beside';
import { ListRows, ListTabs, listText, useListView, useSelection } from '../../components/list';
import { columnsOf } from './columns';
import { DecideSelected } from './DecideSelected';
import { type StaffReview, useContentFeedbackQuery } from './feedback.api';
import { feedbackText } from './feedback.messages';
import { FeedbackTools, narrowedBy } from './FeedbackTools';
import { feedbackView, NO_FILTERS, queryOf } from './feedbackView';
import { ReviewPanel } from './ReviewPanel';

/** All reviews by status, those to review first, searched and selected in the list, and the open one beside it. */
export function Feedback() {
  const list = useListView(feedbackView);
  const { view, change, hrefWith } = list;
  const query = useContentFeedbackQuery({ input: queryOf(view) });
  const selected = useSelection<StaffReview>();
  // Those that the list shows: while another page is loading, the previous ones stay.
  const answer = (query.isError ? query.currentData : query.data)?.feedback;
  const reviews = answer?.data ?? [];
  const open = reviews.find(({ id }) => id === view.review) ?? reviews[0];
  const totals = answer?.totals;

  return (
    <ListTabs
      label={feedbackText.states}
      tabs={[
        { id: 'pending', label: feedbackText.pending, count: totals?.pending ?? null },
        { id: 'published', label: feedbackText.published, count: totals?.published ?? null, digits: 3 },
        { id: 'hidden', label: feedbackText.hidden, count: totals?.hidden ?? null },
        { id: 'all', label: listText.all },
      ]}
      selected={view.state}
      onSelect={(state) => change({ state })}
    >
      <FeedbackTools view={view} change={change} events={answer?.events ?? []} />
      <Beside $isSplit={open !== undefined || query.isLoading}>
        <div>
          <DecideSelected
            reviews={selected.rows.map((row) => reviews.find(({ id }) => id === row.id) ?? row)}
            onClear={selected.clear}
            onKeep={selected.keep}
          />
          <ListRows
            name={feedbackText.reviews}
            query={query}
            field="feedback"
            list={list}
            emptyFilters={NO_FILTERS}
            narrowedBy={narrowedBy(view)}
            none={{ children: view.state === 'pending' && feedbackText.allRead }}
            isSelected={selected.has}
            columns={(rows) =>
              columnsOf({
                isSelected: selected.has,
                toggle: selected.toggle,
                all: selected.page(rows),
                openId: open?.id,
                hrefOf: ({ id }) => hrefWith({ review: id }),
              })
            }
          />
        </div>
        {query.isLoading && <BesideSkeleton />}
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
