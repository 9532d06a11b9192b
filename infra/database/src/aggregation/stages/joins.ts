import { parsePath, visitPath } from '../../bson/paths';
import { ValueSet, valueKey } from '../../bson/valueSet';
import { isDocument, setOwnField, type Document } from '../../bson/valueTypes';
import { failedToParse } from '../../errors';
import { compileExpression, type Evaluate } from '../../expressions/expression';
import { namedOperands } from '../../expressions/operands';
import { withComputed } from '../../projection/applyProjection';
import { insert, type Branch } from '../../projection/projectionTree';
import type { PipelineContext, Stage, StageCompiler } from '../pipeline';
import { equalityHints } from './equalityHints';

/** Stages that read another collection. */
export const joinStages: Record<string, StageCompiler> = {
  $lookup: lookup,
  $graphLookup: graphLookup,
  $unionWith: (specification, context) => {
    const { coll, pipeline = [] } = isDocument(specification)
      ? namedOperands(specification, ['coll'], ['pipeline'])
      : { coll: specification };
    return function* (documents) {
      yield* documents;
      yield* context.read(String(coll), pipeline as Document[], context.variables);
    };
  },
};

function lookup(specification: unknown, context: PipelineContext): Stage {
  if (!isDocument(specification)) throw failedToParse('the $lookup specification must be an Object');
  const {
    from,
    localField,
    foreignField,
    as,
    let: bindings = {},
    pipeline = [],
  } = namedOperands(specification, ['from', 'as'], ['localField', 'foreignField', 'let', 'pipeline']);
  const fields = [localField, foreignField].filter((field) => field !== undefined);
  const isWhole = fields.length === 2 || (fields.length === 0 && specification.pipeline !== undefined);
  if (!isWhole || !fields.every((field) => typeof field === 'string'))
    throw failedToParse('$lookup requires either a pipeline or both localField and foreignField');
  if (typeof from !== 'string' || typeof as !== 'string') {
    throw failedToParse("$lookup needs the strings 'from' and 'as'");
  }
  const known = Object.keys(context.variables);
  const bound = Object.entries(bindings as Document).map(
    ([name, value]) => [name, compileExpression(value, known)] as const,
  );
  const place = placeAt(as);

  return function* (documents) {
    for (const document of documents) {
      const variables: Document = { ...context.variables };
      for (const [name, evaluate] of bound) {
        setOwnField(variables, name, evaluate({ root: document, variables: context.variables }) ?? null);
      }
      const stages = equalityHints(pipeline as Document[], variables);
      const joined = [
        ...context.read(from, [...joinCondition(document, localField, foreignField), ...stages], variables),
      ];
      yield place(document, joined);
    }
  };
}

function joinCondition(document: Document, localField: unknown, foreignField: unknown): Document[] {
  if (typeof localField !== 'string' || typeof foreignField !== 'string') return [];
  const values = localValues(document, localField);
  return [{ $match: { [foreignField]: values.length === 1 ? { $eq: values[0] } : { $in: values } } }];
}

/** What a local field joins by: each element of an array; null where there is nothing. */
function localValues(document: Document, field: string): unknown[] {
  const values = new ValueSet();
  let isEmptyArray = false;
  visitPath(document, parsePath(field), (value) => {
    if (Array.isArray(value)) {
      isEmptyArray ||= value.length === 0;
      value.forEach((item) => values.add(item));
    } else values.add(value ?? null);
    return false;
  });
  return values.size === 0 && !isEmptyArray ? [null] : values.values();
}

function placeAt(path: string): (document: Document, value: unknown) => Document {
  let current: unknown;
  const evaluate: Evaluate = () => current;
  const root: Branch = { kind: 'branch', children: new Map() };
  insert(root, path, { kind: 'compute', evaluate });
  return (document, value) => {
    current = value;
    return withComputed(document, root, { root: document, variables: {} }) as Document;
  };
}

function graphLookup(specification: unknown, context: PipelineContext): Stage {
  if (!isDocument(specification)) throw failedToParse('the $graphLookup specification must be an Object');
  const {
    from,
    startWith,
    connectFromField,
    connectToField,
    as,
    maxDepth,
    depthField,
    restrictSearchWithMatch,
  } = namedOperands(
    specification,
    ['from', 'startWith', 'connectFromField', 'connectToField', 'as'],
    ['maxDepth', 'depthField', 'restrictSearchWithMatch'],
  ) as Record<string, string> & { maxDepth?: number; restrictSearchWithMatch?: Document };
  const start = compileExpression(startWith, Object.keys(context.variables));
  const place = placeAt(as!);
  const deepest = maxDepth === undefined ? Infinity : Number(maxDepth);

  return function* (documents) {
    for (const document of documents) {
      const first = start({ root: document, variables: context.variables });
      let frontier = Array.isArray(first) ? first : [first];
      const found = new Map<string, Document>();
      for (let depth = 0; depth <= deepest && frontier.length > 0; depth++) {
        const match = { ...restrictSearchWithMatch, [connectToField!]: { $in: frontier } };
        const next = new ValueSet();
        for (const reached of context.read(from!, [{ $match: match }], context.variables)) {
          const key = valueKey(reached._id);
          if (found.has(key)) continue;
          found.set(key, depthField ? { ...reached, [depthField]: depth } : reached);
          localValues(reached, connectFromField!).forEach((value) => next.add(value));
        }
        frontier = next.values().filter((value) => value !== null);
      }
      yield place(document, [...found.values()]);
    }
  };
}
