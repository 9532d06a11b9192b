import { decodeValues } from '../bson/codec';
import { toNumber } from '../bson/numbers';
import type { Document } from '../bson/valueTypes';
import { failedToParse } from '../errors';
import { select, type Query } from '../planning/select';
import type { WriteView } from '../storage/views';
import { documentArgument, documentSequence, letVariables } from './arguments';
import {
  namespaceOf,
  writes,
  type Command,
  type CommandContext,
  type Reply,
  type WriteContext,
} from './command';
import { readHint } from './find';
import { knownStatement } from './knownFields';
import { runStatements } from './statements';

export const deleteCommands: Record<string, Command> = { delete: writes(deleteDocuments) };

function deleteDocuments(context: WriteContext): Reply {
  const { request } = context;
  const namespace = namespaceOf(request);
  const variables = letVariables(request.body.let);
  let n = 0;
  const statements = documentSequence(request, 'deletes').map((raw) =>
    knownStatement('delete.deletes', decodeValues(raw)),
  );
  const errors = runStatements(context, statements, (statement, view) => {
    n += runDelete(context, view, namespace, {
      filter: documentArgument(statement, 'q'),
      limit: limitOf(statement),
      hint: readHint(statement.hint),
      collation: statement.collation,
      variables,
    });
  });
  return { n, ...errors, ok: 1 };
}

function limitOf({ limit }: Document): number | undefined {
  const count = toNumber(limit);
  if (count !== 0 && count !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
  return count || undefined;
}

export function runDelete(
  { engine }: CommandContext,
  view: WriteView,
  namespace: string,
  query: Query,
): number {
  const collection = engine.catalog.findStored(view, namespace);
  if (!collection) return 0;
  const matches = [...select(view, collection, query)];
  for (const { record, raw } of matches) engine.documents.remove(view, collection, record, decodeValues(raw));
  return matches.length;
}
