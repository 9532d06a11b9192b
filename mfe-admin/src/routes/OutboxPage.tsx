import { OperationsFrame } from '../components/operationsPage';
import { Outbox } from '../features/outbox';
import { pagesText } from './pages.messages';

export { prefetchOutbox } from '../features/outbox';

/** `/admin/operations/outbox` */
export default function OutboxPage() {
  return (
    <OperationsFrame title={pagesText.outbox}>
      <Outbox />
    </OperationsFrame>
  );
}
