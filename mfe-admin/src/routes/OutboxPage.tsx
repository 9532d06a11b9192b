import { OperationsFrame } from '../components/operationsPage';
import { Outbox } from '../features/outbox';

export { prefetchOutbox } from '../features/outbox';

/** `/admin/operations/outbox` */
export default function OutboxPage() {
  return (
    <OperationsFrame title="Outbox">
      <Outbox />
    </OperationsFrame>
  );
}
