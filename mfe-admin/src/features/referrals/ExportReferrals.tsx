import { ExportLink, useListView } from '../../components/list';
import { queryOf, referralsView } from './referralsView';

export function ExportReferrals() {
  const { now } = useListView(referralsView);
  return <ExportLink path="/api/referrals.csv" input={queryOf(now)} />;
}
