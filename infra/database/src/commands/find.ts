import type { Document } from '../bson/valueTypes';
import { toNumber } from '../bson/numbers';
import { badValue } from '../errors';
import { refuseComparing } from '../expressions/collated';
import { select, type Query } from '../planning/select';
import { compileFindProjection } from '../projection/findProjection';
import { collatorFor } from '../query/collation';
import { compileFilter } from '../query/filter';
import {
  batchSizeArgument,
  countArgument,
  documentArgument,
  flag,
  letVariables,
  workspaceOf,
} from './arguments';
import {
  controls,
  CursorReply,
  namespaceOf,
  reads,
  type Command,
  type ReadContext,
  type Reply,
} from './command';
import { encodedResults } from './pipelineRun';
import { queryView } from './views';

export const findCommands: Record<string, Command> = {
  find: reads(find),
  // A cursor goes on reading the view it was opened on.
  getMore: controls(({ engine, request: { body } }) => {
    if (body.maxTimeMS !== undefined)
      throw badValue('cannot set maxTimeMS on getMore command for a non-awaitData cursor');
    const batchSize = countArgument(body, 'batchSize') || Infinity;
    const batch = engine.cursors.next(toNumber(body.getMore), batchSize);
    return new CursorReply('nextBatch', batch);
  }),
  killCursors: controls(({ engine, request: { body } }) => {
    const cursorsKilled: unknown[] = [];
    const cursorsNotFound: unknown[] = [];
    for (const id of Array.isArray(body.cursors) ? body.cursors : []) {
      (engine.cursors.close(toNumber(id)) ? cursorsKilled : cursorsNotFound).push(id);
    }
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  }),
};

const REFUSED_OPTIONS = ['min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData'];

function find(context: ReadContext): Reply {
  const { engine, request, view } = context;
  const { body } = request;
  const refused = REFUSED_OPTIONS.find((option) => option in body && body[option] !== false);
  if (refused) throw badValue(`The option '${refused}' is not supported by this server`);
  const namespace = namespaceOf(request);
  const query = { ...readQuery(body), workspace: workspaceOf(context, body) };
  const batchSize = batchSizeArgument(body);
  const collection = engine.catalog.find(view, namespace);
  const projection = documentArgument(body, 'projection');
  const isSingleBatch = flag(body.singleBatch) || query.limit === 1;
  if (collection?.view) {
    const further = Object.keys(projection).length > 0 ? [{ $project: projection }] : [];
    const documents = encodedResults(queryView(context, collection, query, further));
    return openCursor(context, namespace, documents, batchSize, isSingleBatch);
  }
  const collator = collatorFor(query.collation);
  if (collator) refuseComparing(projection);
  const project = compileFindProjection(projection, query.filter, {
    collator,
    variables: query.variables,
  });
  if (!collection) compileFilter(query.filter, { variables: query.variables });
  const matches = collection ? select(view, collection, query) : [];
  const documents = projected(matches, project);
  return openCursor(context, namespace, documents, batchSize, isSingleBatch);
}

function readQuery(body: Document): Query {
  return {
    filter: documentArgument(body, 'filter'),
    sort: documentArgument(body, 'sort'),
    skip: countArgument(body, 'skip'),
    limit: countArgument(body, 'limit') || undefined,
    hint: readHint(body.hint),
    collation: body.collation,
    variables: letVariables(body.let),
  };
}

/** An empty hint is no hint. */
export const readHint = (hint: unknown): unknown =>
  hint === null || (typeof hint === 'object' && Object.keys(hint).length === 0) ? undefined : hint;

function* projected(
  matches: Iterable<{ raw: Buffer }>,
  project: ((raw: Buffer) => Buffer) | undefined,
): Iterable<Buffer> {
  for (const { raw } of matches) yield project ? project(raw) : raw;
}

/** The first batch; in a transaction all is read at once, as its view may end before the cursor does. */
export function openCursor(
  { engine, isInTransaction, readAt, hold, timeLimit }: ReadContext,
  namespace: string,
  documents: Iterable<Uint8Array>,
  batchSize: number,
  isSingleBatch = false,
): CursorReply {
  const source = isInTransaction ? [...documents] : documents;
  const release = hold();
  return new CursorReply(
    'firstBatch',
    engine.cursors.start({ namespace, documents: source, release, timeLimit }, batchSize, isSingleBatch),
    {},
    readAt ? { atClusterTime: readAt } : {},
  );
}
