import { ExportLink, useListView } from '../../components/list';
import { feedbackView, queryOf } from './feedbackView';

export function ExportReviews() {
  const { view } = useListView(feedbackView);
  return <ExportLink path="/api/reviews.csv" input={queryOf(view)} />;
}
