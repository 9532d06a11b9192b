export { accessOf, rootFieldsOf, SPECIFICATION_PAGE, type Access, type AccessTable } from './accessOf';
export { guardRoots } from './guardRoots';
export { callers, rolesOf, type Callers } from './roles';
export { ROLES } from '../viewer';
