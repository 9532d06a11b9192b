import { ExportLink, useListView } from '../../components/list';
import { narrowedBy, salesView } from './salesView';
import { useBuyers } from './useBuyers';

/** Downloads the shown kind. */
export function ExportSales() {
  const { view } = useListView(salesView);
  const { ids } = useBuyers(view.words);
  return <ExportLink path={`/api/purchases/${view.kind}.csv`} input={narrowedBy(view, ids)} />;
}
