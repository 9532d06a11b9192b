import { decodeExact, encodeDocument } from '../../bson/codec';
import { compareValues } from '../../bson/order';
import { valueKey } from '../../bson/valueSet';
import { isDocument, setOwnField, type Document } from '../../bson/valueTypes';
import { location } from '../../errors';
import { compileExpression, type Evaluate } from '../../expressions/expression';
import { namedOperands } from '../../expressions/operands';
import { sizeOf } from '../../memory/sizeOf';
import { SpillFile } from '../../memory/spillFile';
import { diskNotAllowed, memoryExceeded, type Workspace } from '../../memory/workspace';
import { sortBy } from '../../query/sorting';
import { compileAccumulator, type GroupAccumulator } from '../groupAccumulators';
import type { PipelineContext, Stage, StageCompiler } from '../pipeline';

export const groupStages: Record<string, StageCompiler> = {
  $group: group,
  $bucket: bucket,
  $sortByCount: (expression, context, compile) => {
    const isExpression = typeof expression === 'string' ? expression.startsWith('$') : isDocument(expression);
    if (!isExpression) throw location(40147, 'the sortByCount field must be a field path or an expression');
    return compile([{ $group: { _id: expression, count: { $sum: 1 } } }, { $sort: { count: -1 } }], context);
  },
  $facet: (specification, context, compile) => {
    if (!isDocument(specification))
      throw location(40169, 'the $facet specification must be a non-empty object');
    const facets = Object.entries(specification).map(
      ([name, pipeline]) => [name, compile(pipeline as unknown[], context)] as const,
    );
    return (documents) => {
      const all = collectWithin(documents, context.workspace);
      const answer: Document = {};
      for (const [name, run] of facets) setOwnField(answer, name, [...run(all)]);
      return [answer];
    };
  },
};

/** Every facet reads the same documents. */
function collectWithin(documents: Iterable<Document>, { bytes }: Workspace): Document[] {
  const held: Document[] = [];
  let size = 0;
  for (const document of documents) {
    size += sizeOf(document);
    if (size > bytes) throw memoryExceeded('$facet', bytes);
    held.push(document);
  }
  return held;
}

function group(specification: unknown, context: PipelineContext): Stage {
  if (!isDocument(specification)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in specification)) throw location(15955, 'a group specification must include an _id');
  const { _id, ...fields } = specification;
  const dotted = Object.keys(fields).find((name) => name.includes('.'));
  if (dotted !== undefined) throw location(40235, `The field name '${dotted}' cannot contain '.'`);
  return groupBy(compileExpression(_id, Object.keys(context.variables)), fields, context);
}

/** Groups by the greatest boundary that is not above the value; the last boundary is exclusive. */
function bucket(specification: unknown, context: PipelineContext): Stage {
  if (!isDocument(specification)) throw location(40201, 'Argument to $bucket stage must be an object');
  const {
    groupBy: expression,
    boundaries,
    default: fallback,
    output = { count: { $sum: 1 } },
  } = namedOperands(specification, ['groupBy', 'boundaries'], ['default', 'output']);
  if (!Array.isArray(boundaries) || boundaries.length < 2 || !isDocument(output)) {
    throw location(40192, '$bucket needs at least two boundaries and an output object');
  }
  if (boundaries.some((boundary, i) => i > 0 && compareValues(boundaries[i - 1], boundary) >= 0))
    throw location(40194, 'the $bucket boundaries must be in ascending order');
  const evaluate = compileExpression(expression, Object.keys(context.variables));
  const identify: Evaluate = (scope) => {
    const value = evaluate(scope);
    const above = boundaries.findIndex((boundary) => compareValues(value, boundary) < 0);
    if (above > 0) return boundaries[above - 1];
    if (fallback === undefined)
      throw location(40066, '$bucket found a value outside its boundaries and no default');
    return fallback;
  };
  const run = groupBy(identify, output, context);
  return (documents) => sortBy(run(documents), (document) => document, { _id: 1 });
}

interface Group {
  id: unknown;
  accumulators: GroupAccumulator[];
}

const GROUP_OVERHEAD_BYTES = 128;

function groupBy(
  identify: Evaluate,
  specifications: Document,
  { variables, workspace }: PipelineContext,
): Stage {
  const known = Object.keys(variables);
  const fields = Object.entries(specifications).map(([name, specification]) => ({
    name,
    create: compileAccumulator(name, specification, known),
  }));
  const createGroup = (id: unknown): Group => ({ id, accumulators: fields.map(({ create }) => create()) });

  function answer({ id, accumulators }: Group): Document {
    const document: Document = { _id: id };
    fields.forEach(({ name }, i) => setOwnField(document, name, accumulators[i]!.result()));
    return document;
  }

  /** Documents of groups that do not fit into memory are spilled, and grouped in another pass. */
  return function* (documents) {
    let later: SpillFile | undefined;
    let current: SpillFile | undefined;
    try {
      do {
        const groups = new Map<string, Group>();
        let bytes = 0;
        const round: Iterable<Document> = current ? spillDocuments(current) : documents;
        for (const document of round) {
          const scope = { root: document, variables };
          const id = identify(scope) ?? null;
          const key = valueKey(id);
          let found = groups.get(key);
          if (!found) {
            if (bytes > workspace.bytes) {
              later ??= createSpillFile(workspace);
              later.append(encodeDocument(document));
              continue;
            }
            groups.set(key, (found = createGroup(id)));
            bytes += sizeOf(id) + GROUP_OVERHEAD_BYTES * (1 + fields.length);
          }
          for (const accumulator of found.accumulators) bytes += accumulator.add(scope);
          if (bytes > workspace.bytes * 2) throw memoryExceeded('$group', workspace.bytes);
        }
        for (const group of groups.values()) yield answer(group);
        current?.close();
        current = later;
        later = undefined;
      } while (current);
    } finally {
      current?.close();
      later?.close();
    }
  };
}

function createSpillFile(workspace: Workspace): SpillFile {
  if (workspace.folder === undefined) throw diskNotAllowed('$group', workspace);
  return new SpillFile(workspace.folder);
}

function* spillDocuments(file: SpillFile): Iterable<Document> {
  for (const record of file.records()) yield decodeExact(record);
}
