export { AuditRow, type AuditRowRow } from './auditRow.model';
export { recordWrite, SERVICE_ACTOR, type StaffWrite } from './recordWrite';
