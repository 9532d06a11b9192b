import { OperationsFrame } from '../components/operationsPage';
import { AuditLog, ExportAudit } from '../features/auditLog';

export { prefetchAuditLog } from '../features/auditLog';

/** `/admin/operations/audit` */
export default function AuditLogPage() {
  return (
    <OperationsFrame title="Audit log" actions={<ExportAudit />}>
      <AuditLog />
    </OperationsFrame>
  );
}
