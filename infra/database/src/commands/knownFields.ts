import type { Document } from '../bson/valueTypes';
import { CommandError } from '../errors';
import type { Request } from './command';

const words = (text: string) => text.trim().split(/\s+/);

/** What any command may have, taken or not: who asks by which session, how it is to be read and written, notes. */
const OF_ANY = words(`
  $db $readPreference $clusterTime $configServerTime $audit $client $queryOptions $replData
  lsid txnNumber autocommit startTransaction coordinator stmtId stmtIds
  readConcern writeConcern maxTimeMS maxTimeMSOpOnly comment
  apiVersion apiStrict apiDeprecationErrors rawData
`);

/** What MongoDB knows of each command and of each statement inside one, whether it is offered here or refused by name. */
const FIELDS = {
  aggregate: 'pipeline cursor explain allowDiskUse bypassDocumentValidation hint collation let',
  bulkWrite: 'ops nsInfo ordered bypassDocumentValidation errorsOnly let cursor',
  count: 'query limit skip hint collation fields',
  createIndexes: 'indexes commitQuorum ignoreUnknownIndexOptions v',
  delete: 'deletes ordered let bypassDocumentValidation',
  distinct: 'key query collation hint',
  drop: '',
  dropDatabase: '',
  dropIndexes: 'index',
  find: `filter projection sort skip limit hint batchSize singleBatch allowDiskUse collation let min max returnKey
    showRecordId tailable awaitData noCursorTimeout allowPartialResults oplogReplay`,
  findAndModify: `query sort remove update new fields upsert bypassDocumentValidation hint collation arrayFilters let`,
  getMore: 'collection batchSize term lastKnownCommittedOpTime',
  insert: 'documents ordered bypassDocumentValidation',
  killCursors: 'cursors',
  listCollections: 'filter nameOnly authorizedCollections cursor',
  listDatabases: 'filter nameOnly authorizedDatabases',
  listIndexes: 'cursor includeBuildUUIDs includeIndexBuildInfo',
  renameCollection: 'to dropTarget stayTemp',
  update: 'updates ordered bypassDocumentValidation let',
} as const;

const STATEMENTS = {
  'update.updates': 'q u c upsert multi hint collation arrayFilters sort upsertSupplied sampleId',
  'delete.deletes': 'q limit hint collation sampleId',
} as const;

const setsOf = (fields: Readonly<Record<string, string>>, common: readonly string[]) =>
  new Map(Object.entries(fields).map(([name, text]) => [name, new Set([...common, ...words(text), name])]));

const ofCommands = setsOf(FIELDS, OF_ANY);
const ofStatements = setsOf(STATEMENTS, []);

/** A misspelt option would otherwise be left out without a word: a limit that is none, a filter that lets all through. */
export function refuseUnknownFields({ name, body }: Request): void {
  const known = ofCommands.get(name);
  if (known) refuseOthers(name, body, known);
}

export function refuseUnknownInStatement(name: keyof typeof STATEMENTS, statement: Document): void {
  refuseOthers(name, statement, ofStatements.get(name)!);
}

function refuseOthers(name: string, given: Document, known: ReadonlySet<string>): void {
  for (const field of Object.keys(given))
    if (!known.has(field))
      throw new CommandError(40415, 'IDLUnknownField', `BSON field '${name}.${field}' is an unknown field.`);
}
