import { documentSequence } from './arguments';
import { namespaceOf, writes, type Command, type WriteContext, type Reply } from './command';
import { insertDocument } from './documentWrites';
import { runStatements } from './statements';

export const insertCommands: Record<string, Command> = { insert: writes(insert) };

function insert(context: WriteContext): Reply {
  const { engine, request, view } = context;
  const namespace = namespaceOf(request);
  const documents = documentSequence(request, 'documents');
  engine.catalog.findOrCreate(view, namespace);
  let n = 0;
  const errors = runStatements(context, documents, (document, statementView) => {
    insertDocument(context, statementView, namespace, document);
    n++;
  });
  return { n, ...errors, ok: 1 };
}
