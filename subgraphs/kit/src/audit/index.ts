export { AuditRow, type AuditRowRow } from './auditRow.model';
export { recordWrite, type StaffWrite } from './recordWrite';
