import { ExportLink, useListView } from '../../components/list';
import { listView } from './listView';
import { queryOf } from './queryOf';

export function ExportMembers() {
  const { view } = useListView(listView);
  return <ExportLink path="/api/members.csv" input={queryOf(view)} />;
}
