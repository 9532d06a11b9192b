import { compareValues } from '../../bson/order';
import { valueKey } from '../../bson/valueSet';
import { isDocument, setOwnField, type Document } from '../../bson/valueTypes';
import { location } from '../../errors';
import { compileExpression, type Evaluate } from '../../expressions/expression';
import { sortBy } from '../../query/sorting';
import { compileAccumulator, type GroupAccumulator } from '../groupAccumulators';
import { compilePipeline, type PipelineContext, type Stage, type StageCompiler } from '../pipeline';

export const groupStages: Record<string, StageCompiler> = {
  $group: group,
  $bucket: bucket,
  $sortByCount: (expression, context) =>
    compilePipeline([{ $group: { _id: expression, count: { $sum: 1 } } }, { $sort: { count: -1 } }], context),
  $facet: (specification, context) => {
    if (!isDocument(specification))
      throw location(40169, 'the $facet specification must be a non-empty object');
    const facets = Object.entries(specification).map(
      ([name, pipeline]) => [name, compilePipeline(pipeline as unknown[], context)] as const,
    );
    return (documents) => {
      const all = [...documents];
      const answer: Document = {};
      for (const [name, run] of facets) setOwnField(answer, name, [...run(all)]);
      return [answer];
    };
  },
};

function group(specification: unknown, { variables }: PipelineContext): Stage {
  if (!isDocument(specification)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in specification)) throw location(15955, 'a group specification must include an _id');
  const { _id, ...fields } = specification;
  return groupBy(compileExpression(_id, Object.keys(variables)), fields, variables);
}

/** Groups by the greatest boundary a value has reached; the last boundary is out of reach. */
function bucket(specification: unknown, { variables }: PipelineContext): Stage {
  if (!isDocument(specification)) throw location(40201, 'Argument to $bucket stage must be an object');
  const {
    groupBy: expression,
    boundaries,
    default: fallback,
    output = { count: { $sum: 1 } },
  } = specification;
  if (!Array.isArray(boundaries) || boundaries.length < 2 || !isDocument(output)) {
    throw location(40192, '$bucket needs at least two boundaries and an output object');
  }
  const evaluate = compileExpression(expression, Object.keys(variables));
  const identify: Evaluate = (scope) => {
    const value = evaluate(scope);
    const above = boundaries.findIndex((boundary) => compareValues(value, boundary) < 0);
    if (above > 0) return boundaries[above - 1];
    if (fallback === undefined)
      throw location(40066, '$bucket found a value outside its boundaries and no default');
    return fallback;
  };
  const run = groupBy(identify, output, variables);
  return (documents) => sortBy(run(documents), (document) => document, { _id: 1 });
}

interface Group {
  id: unknown;
  accumulators: GroupAccumulator[];
}

function groupBy(identify: Evaluate, specifications: Document, variables: Document): Stage {
  const known = Object.keys(variables);
  const fields = Object.entries(specifications).map(([name, specification]) => ({
    name,
    create: compileAccumulator(name, specification, known),
  }));

  return function* (documents) {
    const groups = new Map<string, Group>();
    for (const document of documents) {
      const scope = { root: document, variables };
      const id = identify(scope) ?? null;
      const key = valueKey(id);
      let found = groups.get(key);
      if (!found) groups.set(key, (found = { id, accumulators: fields.map(({ create }) => create()) }));
      for (const accumulator of found.accumulators) accumulator.add(scope);
    }
    for (const { id, accumulators } of groups.values()) {
      const answer: Document = { _id: id };
      fields.forEach(({ name }, i) => setOwnField(answer, name, accumulators[i]!.result()));
      yield answer;
    }
  };
}
