import { OperationsFrame } from '../components/operationsPage';
import { MailLog } from '../features/mailLog';
import { pagesText } from './pages.messages';

export { prefetchMailLog } from '../features/mailLog';

/** `/admin/operations/mail` */
export default function MailLogPage() {
  return (
    <OperationsFrame title={pagesText.mailLog}>
      <MailLog />
    </OperationsFrame>
  );
}
