export { packageOf, type SubgraphAbout } from './about';
export { accessOf, type AccessTable } from './access';
export {
  admins,
  anyone,
  boardStaff,
  editors,
  members,
  rolesOf,
  signedIn,
  type Callers,
  writers,
} from './access/roles';
export { withoutControlCharacters } from './access/withoutControlCharacters';
export { commaList } from './commaList';
export { commandsAreNamed, commandsNamed } from './commandComments';
export { countCost, countingInto, type Costs } from './costs';
export { type Domain, DOMAINS } from './domains';
export { DependencyUnavailable } from './dependencyUnavailable';
export { ensureIndexes, type StoredModel } from './ensureIndexes';
export { createExpressServer } from './expressServer';
export { indexedText, indexedTextIn } from './indexedText';
export { joinReads, joinReadsWithin } from './joinReads';
export { keyedBatches } from './keyedBatches';
export { keyedSemaphore } from './keyedSemaphore';
export {
  DEVELOPMENT_INTERNAL_KEY,
  INTERNAL_TOKEN_HEADER,
  mintInternalToken,
  verifyInternalToken,
  type InternalCaller,
} from './internalToken';
export {
  booleanFilter,
  DEFAULT_TAKE,
  listInput,
  stringFilter,
  TAKE_LIMIT,
  timeFilter,
  toCondition,
  toConditions,
  toSort,
} from './listInput';
export { listPage, nestedTake, pageOf } from './listPage';
export { byId, listsBy } from './loaders';
export { createLogger } from './log';
export { executorOf, type GraphQLCall } from './executor';
export { lookupInput, type Lookup } from './lookup';
export { connectDatabase, disconnectDatabase, inTransaction, isDuplicateKey } from './mongo';
export { perCaller, type PerCaller } from './perCaller';
export { countIf, dayName, dayOf, periodInput, within, type Period } from './period';
export { readInBatches } from './readInBatches';
export { notAllowed, notFound, Refusal, REFUSAL_CODES, signInFirst, type RefusalCode } from './refusal';
export { toListResult, toResult, type Page, type Result } from './result';
export { selects } from './selects';
export { defineSubgraph, readTypeDefs, type Subgraph, type SubgraphContext } from './subgraph';
export { hasRole, isSignedIn, ROLES, serviceViewer, visitor, type Role, type Viewer } from './viewer';
