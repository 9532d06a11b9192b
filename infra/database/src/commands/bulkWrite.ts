import { decodeExact, decodeValues, encodeDocument } from '../bson/codec';
import { countArgument, documentArgument, documentSequence, flag, letVariables } from './arguments';
import { toNumber } from '../bson/numbers';
import { isDocument, type Document } from '../bson/valueTypes';
import type { Query } from '../planning/select';
import { asCommandError, badValue, endsCommand } from '../errors';
import { atomically } from '../storage/bufferedView';
import type { WriteView } from '../storage/views';
import { CursorReply, writes, type Command, type Reply, type WriteContext } from './command';
import { runDelete } from './delete';
import { insertDocument } from './documentWrites';
import { readHint } from './find';
import { knownStatement } from './knownFields';
import { runUpdate } from './updateStatement';

/** Writes to several collections in one command, as a client's own `bulkWrite` sends them. */
export const bulkWriteCommands: Record<string, Command> = { bulkWrite: writes(bulkWrite) };

const COUNTERS = ['nErrors', 'nInserted', 'nMatched', 'nModified', 'nUpserted', 'nDeleted'] as const;
type Counters = Record<(typeof COUNTERS)[number], number>;

function bulkWrite(context: WriteContext): Reply {
  const { engine, request, view } = context;
  const { body } = request;
  const namespaces = documentSequence(request, 'nsInfo').map((raw) => String(decodeValues(raw).ns));
  const counters = Object.fromEntries(COUNTERS.map((name) => [name, 0])) as Counters;
  const results: Document[] = [];
  for (const [idx, operation] of documentSequence(request, 'ops').map(readOperation).entries()) {
    try {
      const result = atomically(view, (inner) =>
        runOperation(context, inner, operation, namespaces, counters),
      );
      results.push({ ok: 1, idx, ...result });
    } catch (thrown) {
      if (endsCommand(thrown)) throw thrown;
      const { code, message, details } = asCommandError(thrown);
      counters.nErrors++;
      const unchanged = operation.kind === 'update' ? { nModified: 0 } : {};
      results.push({ ok: 0, idx, code, errmsg: message, n: 0, ...unchanged, ...details });
      if (body.ordered !== false) break;
    }
  }
  const shown = flag(body.errorsOnly) ? results.filter(({ ok }) => ok === 0) : results;
  const batchSize =
    (isDocument(body.cursor) ? countArgument(body.cursor, 'batchSize') : undefined) ?? Infinity;
  const source = {
    namespace: 'admin.$cmd.bulkWrite',
    documents: shown.map(encodeDocument),
    release: () => {},
  };
  return new CursorReply('firstBatch', engine.cursors.start(source, batchSize), { ...counters });
}

const KINDS = ['insert', 'update', 'delete'] as const;

interface Operation {
  kind: (typeof KINDS)[number];
  operation: Document;
  raw: Buffer;
}

function readOperation(raw: Buffer): Operation {
  const operation = decodeValues(raw);
  const kind = KINDS.find((name) => name in operation);
  if (!kind) throw badValue(`a bulkWrite operation must be one of ${KINDS.join(', ')}`);
  return { kind, operation: knownStatement(`bulkWrite.${kind}`, operation), raw };
}

function runOperation(
  context: WriteContext,
  view: WriteView,
  { kind, operation, raw }: Operation,
  namespaces: string[],
  counters: Counters,
): Document {
  const namespace = namespaces[toNumber(operation[kind])];
  if (!namespace) throw badValue('a bulkWrite operation must name a namespace');
  if (kind === 'insert') {
    insertDocument(context, view, namespace, encodeDocument(decodeExact(raw).document as Document));
    counters.nInserted++;
    return { n: 1 };
  }
  const query = readOperationQuery(context, operation);
  if (kind === 'delete') {
    const n = runDelete(context, view, namespace, { ...query, limit: flag(operation.multi) ? undefined : 1 });
    counters.nDeleted += n;
    return { n };
  }
  const { matched, modified, upserted } = runUpdate(context, view, namespace, {
    query,
    update: decodeExact(raw).updateMods,
    isMulti: flag(operation.multi),
    isUpsert: flag(operation.upsert),
    arrayFilters: operation.arrayFilters,
  });
  counters.nMatched += matched;
  counters.nModified += modified;
  if (!upserted) return { n: matched, nModified: modified };
  counters.nUpserted++;
  return { n: 1, nModified: 0, upserted: { _id: upserted.id } };
}

function readOperationQuery({ request }: WriteContext, operation: Document): Query {
  return {
    filter: documentArgument(operation, 'filter'),
    sort: documentArgument(operation, 'sort'),
    hint: readHint(operation.hint),
    collation: operation.collation,
    variables: isDocument(operation.constants)
      ? { ...letVariables(request.body.let), ...operation.constants }
      : letVariables(request.body.let),
  };
}
