export { AuditLog } from './AuditLog';
export { prefetchAuditLog } from './auditLog.api';
export { ExportAudit } from './ExportAudit';
