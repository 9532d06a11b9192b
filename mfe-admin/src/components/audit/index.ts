export { AuditChanges, shownChanges } from './AuditChanges';
export { type AuditRowParts, NamesOfRows, ThingName } from './names';
export { fieldWords, operationWords } from './words';
