import { isDocument, type Document } from '../../bson/valueTypes';
import { location } from '../../errors';
import { compileExpression } from '../../expressions/expression';
import { namedOperands } from '../../expressions/operands';
import { applyProjection, withComputed } from '../../projection/applyProjection';
import { insert, parseProjection, type Branch } from '../../projection/projectionTree';
import type { PipelineContext, StageCompiler } from '../pipeline';

/** Stages that answer one document for each they are given. */
export const reshapingStages: Record<string, StageCompiler> = {
  $project: (specification, { variables }) => {
    if (!isDocument(specification) || Object.keys(specification).length === 0) {
      throw location(40177, '$project specification must be an object with at least one field');
    }
    const projection = parseProjection(specification, Object.keys(variables));
    return each((document) => applyProjection(projection, document, { root: document, variables }));
  },
  $addFields: addFields,
  $set: addFields,
  $unset: (specification, { variables }) => {
    const names = Array.isArray(specification) ? specification : [specification];
    const projection = parseProjection(Object.fromEntries(names.map((name) => [String(name), 0])));
    return each((document) => applyProjection(projection, document, { root: document, variables }));
  },
  $replaceRoot: (specification, context) =>
    replaceRoot(namedOperands(specification, ['newRoot']).newRoot, context),
  $replaceWith: replaceRoot,
};

function addFields(specification: unknown, { variables }: PipelineContext) {
  if (!isDocument(specification)) throw location(40272, '$addFields specification stage must be an object');
  const root: Branch = { kind: 'branch', children: new Map() };
  const known = Object.keys(variables);
  const read = (path: string, value: unknown): void => {
    const isNested =
      isDocument(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$');
    if (isNested) for (const key of Object.keys(value)) read(`${path}.${key}`, value[key]);
    else insert(root, path, { kind: 'compute', evaluate: compileExpression(value, known) });
  };
  for (const path of Object.keys(specification)) read(path, specification[path]);
  return each((document) => withComputed(document, root, { root: document, variables }) as Document);
}

function replaceRoot(expression: unknown, { variables }: PipelineContext) {
  const evaluate = compileExpression(expression, Object.keys(variables));
  return each((document) => {
    const root = evaluate({ root: document, variables });
    if (!isDocument(root)) throw location(40228, "'newRoot' expression must evaluate to an object");
    return root;
  });
}

function each(change: (document: Document) => Document) {
  return function* (documents: Iterable<Document>) {
    for (const document of documents) yield change(document);
  };
}
