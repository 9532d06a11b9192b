import { ExportLink, useListView } from '../../components/list';
import { queryOf, referralsView } from './referralsView';

export function ExportReferrals() {
  const { view } = useListView(referralsView);
  return <ExportLink path="/api/referrals.csv" input={queryOf(view)} />;
}
