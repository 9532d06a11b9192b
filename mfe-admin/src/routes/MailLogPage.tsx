import type { Prefetch } from '@athenaeum/shell-contract';
import { OperationsFrame } from '../components/operationsPage';
import { MailLog, prefetchMailLog } from '../features/mailLog';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchMailLog(search)];

/** `/admin/operations/mail` */
export default function MailLogPage() {
  return (
    <OperationsFrame title={pagesText.mailLog}>
      <MailLog />
    </OperationsFrame>
  );
}
