import { decodeValues } from '../bson/codec';
import { toNumber } from '../bson/numbers';
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
import { refuseUnknownInStatement } from './knownFields';
import { runStatements } from './statements';

export const deleteCommands: Record<string, Command> = { delete: writes(deleteDocuments) };

function deleteDocuments(context: WriteContext): Reply {
  const { request } = context;
  const namespace = namespaceOf(request);
  const variables = letVariables(request.body.let);
  let n = 0;
  const errors = runStatements(context, documentSequence(request, 'deletes'), (raw, view) => {
    const statement = decodeValues(raw);
    refuseUnknownInStatement('delete.deletes', statement);
    n += runDelete(context, view, namespace, {
      filter: documentArgument(statement, 'q'),
      limit: toNumber(statement.limit) || undefined,
      hint: readHint(statement.hint),
      collation: statement.collation,
      variables,
    });
  });
  return { n, ...errors, ok: 1 };
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
