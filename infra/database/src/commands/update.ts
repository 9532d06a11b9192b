import { decodeExact, decodeValues } from '../bson/codec';
import { isDocument, type Document } from '../bson/valueTypes';
import { documentArgument, documentSequence, flag, letVariables } from './arguments';
import { namespaceOf, writes, type Command, type Reply, type WriteContext } from './command';
import { readHint } from './find';
import { knownStatement } from './knownFields';
import { runStatements } from './statements';
import { runUpdate } from './updateStatement';

export const updateCommands: Record<string, Command> = { update: writes(update) };

function update(context: WriteContext): Reply {
  const { request } = context;
  const namespace = namespaceOf(request);
  const variables = letVariables(request.body.let);
  const upserted: Document[] = [];
  let n = 0;
  let nModified = 0;
  const statements = documentSequence(request, 'updates').map((raw) => ({
    raw,
    statement: knownStatement('update.updates', decodeValues(raw)),
  }));
  const errors = runStatements(context, statements, ({ raw, statement }, view, index) => {
    const outcome = runUpdate(context, view, namespace, {
      query: {
        filter: documentArgument(statement, 'q'),
        sort: documentArgument(statement, 'sort'),
        hint: readHint(statement.hint),
        collation: statement.collation,
        variables: isDocument(statement.c) ? { ...variables, ...statement.c } : variables,
      },
      update: decodeExact(raw).u,
      isMulti: flag(statement.multi),
      isUpsert: flag(statement.upsert),
      arrayFilters: statement.arrayFilters,
    });
    n += outcome.matched;
    nModified += outcome.modified;
    if (!outcome.upserted) return;
    n++;
    upserted.push({ index, _id: outcome.upserted.id });
  });
  return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...errors, ok: 1 };
}
