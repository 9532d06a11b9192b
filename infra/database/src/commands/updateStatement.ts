import { ObjectId } from 'bson';
import { decodeExact, decodeValues, encodeDocument } from '../bson/codec';
import { isDocument, type Document } from '../bson/valueTypes';
import { failedToParse } from '../errors';
import { refuseComparing } from '../expressions/collated';
import type { Match } from '../planning/candidates';
import { select, type Query } from '../planning/select';
import { collatorFor } from '../query/collation';
import type { Collection } from '../storage/catalog';
import type { WriteView } from '../storage/views';
import { applyUpdate, type UpdateContext } from '../update/applyUpdate';
import { readUpdate, type UpdateSpecification } from '../update/updateKind';
import { upsertSeed } from '../update/upsert';
import type { CommandContext } from './command';
import { insertDocument, refuseTooLarge } from './documentWrites';
import { refuseInvalid } from './validation';

export interface UpdateStatement {
  query: Query;
  /** in exact BSON types */
  update: unknown;
  isMulti: boolean;
  isUpsert: boolean;
  arrayFilters?: unknown;
}

export interface UpdateOutcome {
  matched: number;
  modified: number;
  /** the identifier of the document an upsert made */
  upserted?: { id: unknown };
  before?: Buffer;
  after?: Buffer;
}

export function runUpdate(
  context: CommandContext,
  view: WriteView,
  namespace: string,
  statement: UpdateStatement,
): UpdateOutcome {
  const update = readUpdate(statement.update);
  refuseMismatch(statement, update);
  const updating = updateContext(statement);
  if (updating.collator && update.kind === 'pipeline') refuseComparing(update.stages);
  const outcome: UpdateOutcome = { matched: 0, modified: 0 };
  for (const match of matchesOf(context, view, namespace, statement)) {
    outcome.matched++;
    outcome.before = match.raw;
    outcome.after = changeDocument(context, view, namespace, match, update, updating);
    if (!outcome.after.equals(match.raw)) outcome.modified++;
  }
  if (outcome.matched > 0 || !statement.isUpsert) return outcome;
  const raw = upsertedDocument(statement.query.filter, update, updating);
  return {
    matched: 0,
    modified: 0,
    upserted: { id: insertDocument(context, view, namespace, raw) },
    after: raw,
  };
}

/** Found before anything is changed, so that a change cannot make a document be found again. */
function matchesOf(
  { engine }: CommandContext,
  view: WriteView,
  namespace: string,
  statement: UpdateStatement,
): Match[] {
  const collection = engine.catalog.findStored(view, namespace);
  const query = statement.isMulti ? statement.query : { ...statement.query, limit: 1 };
  return collection ? [...select(view, collection, query)] : [];
}

function changeDocument(
  context: CommandContext,
  view: WriteView,
  namespace: string,
  { record, raw }: Match,
  update: UpdateSpecification,
  updating: UpdateContext,
): Buffer {
  const changed = encodeDocument(applyUpdate(decodeExact(raw), update, updating));
  if (changed.equals(raw)) return changed;
  refuseTooLarge(changed);
  const collection: Collection = context.engine.catalog.findStored(view, namespace)!;
  const values = decodeValues(changed);
  refuseInvalid(context, collection, values);
  context.engine.documents.replace(view, collection, record, decodeValues(raw), { raw: changed, values });
  return changed;
}

function upsertedDocument(filter: Document, update: UpdateSpecification, updating: UpdateContext): Buffer {
  const seed = decodeExact(encodeDocument(upsertSeed(filter)));
  const start = update.kind === 'replacement' ? ('_id' in seed ? { _id: seed._id } : {}) : seed;
  const { _id = new ObjectId(), ...fields } = applyUpdate(start, update, { ...updating, isInsert: true });
  return encodeDocument({ _id, ...fields });
}

function updateContext({ query, arrayFilters }: UpdateStatement): UpdateContext {
  return {
    filter: query.filter,
    arrayFilters: Array.isArray(arrayFilters) ? arrayFilters.filter(isDocument) : [],
    isInsert: false,
    variables: query.variables,
    collator: collatorFor(query.collation),
  };
}

function refuseMismatch({ isMulti, arrayFilters }: UpdateStatement, update: UpdateSpecification): void {
  if (isMulti && update.kind === 'replacement') {
    throw failedToParse('multi update is not supported for replacement-style update');
  }
  if (arrayFilters !== undefined && update.kind !== 'operators') {
    throw failedToParse('arrayFilters may not be specified for pipeline-style or replacement-style updates');
  }
}
