export { AuditRow, type AuditRecord } from './auditRow.model';
export { auditHead, type AuditHead, type AuditReport, type IsForgotten, verifyAudit } from './verifyAudit';
export { recordWrite, SERVICE_ACTOR, type StaffWrite } from './recordWrite';
