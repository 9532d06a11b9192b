import type { Prefetch } from '@athenaeum/shell-contract';
import { OperationsFrame } from '../components/operationsPage';
import { Outbox, prefetchOutbox } from '../features/outbox';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchOutbox(search)];

/** `/admin/operations/outbox` */
export default function OutboxPage() {
  return (
    <OperationsFrame title={pagesText.outbox}>
      <Outbox />
    </OperationsFrame>
  );
}
