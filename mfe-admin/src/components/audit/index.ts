export { AuditChanges, shownChanges } from './AuditChanges';
export { NamesOfRows, ThingName } from './names';
export { fieldWords, operationWords } from './words';
