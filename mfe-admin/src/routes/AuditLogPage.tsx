import { OperationsFrame } from '../components/operationsPage';
import { AuditLog, ExportAudit } from '../features/auditLog';
import { pagesText } from './pages.messages';

export { prefetchAuditLog } from '../features/auditLog';

/** `/admin/operations/audit` */
export default function AuditLogPage() {
  return (
    <OperationsFrame title={pagesText.auditLog} actions={<ExportAudit />}>
      <AuditLog />
    </OperationsFrame>
  );
}
