import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { ExportSales, Sales } from '../features/sales';
import { pagesText } from './pages.messages';

/** `/admin/purchases`: all orders and payments. */
export default function SalesPage() {
  return (
    <PageFrame>
      <PageHeading title={pagesText.purchases} actions={<ExportSales />} />
      <Sales />
    </PageFrame>
  );
}
