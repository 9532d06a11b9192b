import { ExportLink } from '../../components/list';
import { narrowedBy, type SalesView } from './salesView';

/** The kind that is looked at. */
export const ExportSales = ({ view, buyerIds }: { view: SalesView; buyerIds: readonly string[] }) => (
  <ExportLink path={`/api/purchases/${view.kind}.csv`} input={narrowedBy(view, buyerIds)} />
);
