import type { Prefetch } from '@athenaeum/shell-contract';
import { OperationsFrame } from '../components/operationsPage';
import { AuditLog, ExportAudit, prefetchAuditLog } from '../features/auditLog';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = (_params, search) => [prefetchAuditLog(search)];

/** `/admin/operations/audit` */
export default function AuditLogPage() {
  return (
    <OperationsFrame title={pagesText.auditLog} actions={<ExportAudit />}>
      <AuditLog />
    </OperationsFrame>
  );
}
