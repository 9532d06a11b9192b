import { ExportLink } from '../../components/list';
import { narrowedBy, type SalesView } from './salesView';

/** Downloads the shown kind. */
export const ExportSales = ({ view, buyerIds }: { view: SalesView; buyerIds: readonly string[] }) => (
  <ExportLink path={`/api/purchases/${view.kind}.csv`} input={narrowedBy(view, buyerIds)} />
);
