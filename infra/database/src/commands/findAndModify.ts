import { decodeExact, decodeValues } from '../bson/codec';
import type { Document } from '../bson/valueTypes';
import { failedToParse } from '../errors';
import { select, type Query } from '../planning/select';
import { compileFindProjection } from '../projection/findProjection';
import { documentArgument, flag, letVariables } from './arguments';
import { namespaceOf, writes, type Command, type Reply, type WriteContext } from './command';
import { readHint } from './find';
import { runUpdate } from './updateStatement';

export const findAndModifyCommands: Record<string, Command> = {
  findAndModify: writes(findAndModify),
  findandmodify: writes(findAndModify),
};

function findAndModify(context: WriteContext): Reply {
  const { body } = context.request;
  const query: Query = {
    filter: documentArgument(body, 'query'),
    sort: documentArgument(body, 'sort'),
    hint: readHint(body.hint),
    collation: body.collation,
    variables: letVariables(body.let),
  };
  const project = compileFindProjection(documentArgument(body, 'fields'), query.filter);
  const show = (raw: Buffer | undefined) => (raw ? decodeExact(project ? project(raw) : raw) : null);
  if (flag(body.remove)) return removeOne(context, query, show);
  if (body.update === undefined) throw failedToParse('Either an update or remove=true must be specified');
  return updateOne(context, query, show);
}

function removeOne(
  { engine, request, view }: WriteContext,
  query: Query,
  show: (raw?: Buffer) => unknown,
): Document {
  const collection = engine.catalog.findStored(view, namespaceOf(request));
  const [match] = collection ? select(view, collection, { ...query, limit: 1 }) : [];
  if (!collection || !match) return { lastErrorObject: { n: 0 }, value: null, ok: 1 };
  engine.documents.remove(view, collection, match.record, decodeValues(match.raw));
  return { lastErrorObject: { n: 1 }, value: show(match.raw), ok: 1 };
}

function updateOne(
  context: WriteContext,
  query: Query,
  show: (raw: Buffer | undefined) => unknown,
): Document {
  const { request, view } = context;
  const { body } = request;
  const outcome = runUpdate(context, view, namespaceOf(request), {
    query,
    update: request.exactBody().update,
    isMulti: false,
    isUpsert: flag(body.upsert),
    arrayFilters: body.arrayFilters,
  });
  const wantsNew = flag(body.new);
  if (outcome.upserted) {
    return {
      lastErrorObject: { n: 1, updatedExisting: false, upserted: outcome.upserted.id },
      value: wantsNew ? show(outcome.after) : null,
      ok: 1,
    };
  }
  return {
    lastErrorObject: { n: outcome.matched, updatedExisting: outcome.matched > 0 },
    value: show(wantsNew ? outcome.after : outcome.before),
    ok: 1,
  };
}
