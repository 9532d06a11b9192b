import { useListView } from '../../components/list';
import { useContentFeedbackQuery } from './feedback.api';
import { feedbackText } from './feedback.messages';
import { feedbackView, queryOf } from './feedbackView';

/** How many reviews wait; its line is kept while it loads. */
export function FeedbackLead() {
  const { view } = useListView(feedbackView);
  const { data } = useContentFeedbackQuery({ input: queryOf(view) });
  const count = data?.feedback?.totals?.pending;
  if (typeof count !== 'number') return '\u00a0';
  return count === 0 ? feedbackText.allRead : feedbackText.waitingCount({ count });
}
