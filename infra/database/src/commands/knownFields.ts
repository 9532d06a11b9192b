import { isDocument, type Document } from '../bson/valueTypes';
import { CommandError } from '../errors';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Fields that any command may have, used or ignored: session, read and write concern, comments. */
const OF_ANY = words(`
  $db $readPreference $clusterTime $configServerTime $audit $client $queryOptions $replData
  lsid txnNumber autocommit startTransaction coordinator stmtId stmtIds
  readConcern writeConcern maxTimeMS comment
  apiVersion apiStrict apiDeprecationErrors rawData
`);

const FIND_AND_MODIFY = `query sort remove update new fields upsert bypassDocumentValidation hint collation
  arrayFilters let`;

/** The fields that MongoDB knows of each command, whether they are supported here or refused by name. */
const COMMANDS = {
  aggregate: 'pipeline cursor explain allowDiskUse bypassDocumentValidation hint collation let',
  bulkWrite: 'ops nsInfo ordered bypassDocumentValidation errorsOnly let cursor',
  collMod: `index validator validationLevel validationAction viewOn pipeline expireAfterSeconds timeseries
    changeStreamPreAndPostImages cappedSize cappedMax dryRun`,
  collStats: 'scale',
  count: 'query limit skip hint collation fields',
  create: `viewOn pipeline validator validationLevel validationAction collation capped size max timeseries
    expireAfterSeconds clusteredIndex autoIndexId idIndex storageEngine indexOptionDefaults encryptedFields
    changeStreamPreAndPostImages`,
  createIndexes: 'indexes commitQuorum v',
  dbStats: 'scale freeStorage',
  delete: 'deletes ordered let bypassDocumentValidation',
  distinct: 'key query collation hint',
  drop: '',
  dropDatabase: '',
  dropIndexes: 'index',
  explain: 'verbosity',
  find: `filter projection sort skip limit hint batchSize singleBatch allowDiskUse collation let min max returnKey
    showRecordId tailable awaitData noCursorTimeout allowPartialResults oplogReplay`,
  findAndModify: FIND_AND_MODIFY,
  findandmodify: FIND_AND_MODIFY,
  getMore: 'collection batchSize term lastKnownCommittedOpTime',
  insert: 'documents ordered bypassDocumentValidation',
  killCursors: 'cursors',
  listCollections: 'filter nameOnly authorizedCollections cursor',
  listDatabases: 'filter nameOnly authorizedDatabases',
  listIndexes: 'cursor includeBuildUUIDs includeIndexBuildInfo',
  renameCollection: 'to dropTarget stayTemp',
  update: 'updates ordered bypassDocumentValidation let',
};

/** The same of each statement inside a command, with what it cannot be without. */
const STATEMENTS = {
  'update.updates': {
    required: 'q u',
    optional: 'c upsert multi hint collation arrayFilters sort upsertSupplied sampleId',
  },
  'delete.deletes': { required: 'q limit', optional: 'hint collation sampleId' },
  'bulkWrite.insert': { required: 'insert document', optional: '' },
  'bulkWrite.update': {
    required: 'update filter updateMods',
    optional: 'multi upsert upsertSupplied arrayFilters hint constants collation sort sampleId',
  },
  'bulkWrite.delete': { required: 'delete filter', optional: 'multi hint collation sampleId' },
};

export type StatementName = keyof typeof STATEMENTS;

const ofCommands = new Map(
  Object.entries(COMMANDS).map(([name, fields]) => [name, new Set([...OF_ANY, ...words(fields), name])]),
);
const ofCursors = new Set(['batchSize']);
const ofStatements = new Map(
  Object.entries(STATEMENTS).map(([name, { required, optional }]) => [
    name,
    { required: words(required), known: new Set(words(`${required} ${optional}`)) },
  ]),
);

/** A misspelt option would otherwise be ignored silently: a limit that does not limit, a filter that matches everything. */
export function refuseUnknownFields(name: string, body: Document): void {
  const known = ofCommands.get(name);
  if (!known) return;
  refuseOthers(name, body, known);
  if (isDocument(body.cursor)) refuseOthers(`${name}.cursor`, body.cursor, ofCursors);
}

/** The checked statement. Check all statements of a command before the first of them is run. */
export function knownStatement(name: StatementName, statement: Document): Document {
  const { required, known } = ofStatements.get(name)!;
  refuseOthers(name, statement, known);
  const missing = required.find((field) => !(field in statement));
  if (missing)
    throw new CommandError(
      40414,
      'IDLFailedToParse',
      `BSON field '${name}.${missing}' is missing but a required field`,
    );
  return statement;
}

function refuseOthers(name: string, given: Document, known: ReadonlySet<string>): void {
  for (const field of Object.keys(given))
    if (!known.has(field))
      throw new CommandError(40415, 'IDLUnknownField', `BSON field '${name}.${field}' is an unknown field.`);
}
