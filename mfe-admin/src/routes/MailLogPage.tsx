import { OperationsFrame } from '../components/operationsPage';
import { MailLog } from '../features/mailLog';

export { prefetchMailLog } from '../features/mailLog';

/** `/admin/operations/mail` */
export default function MailLogPage() {
  return (
    <OperationsFrame title="Mail log">
      <MailLog />
    </OperationsFrame>
  );
}
